/** How closely a card is set at most: smaller letters, a lower picture, no picture, no margin. What has no room then ends with dots. */
const CLOSEST = 4;

/** Sets a card as closely as its text needs in its place, and no closer. It is told anew when its words change. */
export function fitted(_words: string): (card: HTMLElement) => () => void {
  return (card) => {
    const text = card.querySelector<HTMLElement>('.text');
    if (!text) return () => undefined;
    const isCut = () => text.scrollHeight > text.clientHeight + 1;
    const fit = () => {
      let step = 0;
      card.dataset.fit = '0';
      while (step < CLOSEST && isCut()) card.dataset.fit = String((step += 1));
      if (!isCut()) return;
      // No line is cut through: as many are shown as have room whole.
      const lines = Math.floor((text.clientHeight + 1) / parseFloat(getComputedStyle(text).lineHeight));
      card.style.setProperty('--lines', String(Math.max(1, lines)));
      card.dataset.fit = 'cut';
    };
    const watch = new ResizeObserver(fit);
    watch.observe(card);
    void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  };
}
