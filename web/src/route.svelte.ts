/** Which page is shown: the path of the address. */

let path = $state(location.pathname);

addEventListener('popstate', () => (path = location.pathname));

/** The path that is shown. */
export const route = {
  get path(): string {
    return path;
  },
  /** Its parts, such as `['tables', '4f1c']`. */
  get parts(): string[] {
    return path.split('/').filter((part) => part !== '');
  },
};

/** Shows another page. */
export function go(to: string): void {
  if (to === location.pathname + location.search + location.hash) return;
  history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** Lets links of this site change the page without loading it anew. Used as an attachment of the page's root. */
export function followLinks(root: HTMLElement): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const isOurs = link && link.origin === location.origin && !link.target && !link.hasAttribute('download');
    if (!isPlain || !isOurs || /^\/(api|docs)/.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  root.addEventListener('click', follow);
  return () => root.removeEventListener('click', follow);
}
