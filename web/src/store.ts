/**
 * What this browser keeps. Where it may keep nothing, or has no room, things are kept for as long as the page is open:
 * they are a comfort, and nobody is kept from playing for want of it.
 */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

class Store implements Shelf {
  #memory = new Map<string, string>();

  getItem(key: string): string | null {
    return this.#memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    const isKept = attempt(() => (localStorage.setItem(key, value), true));
    if (isKept) this.#memory.delete(key);
    else this.#memory.set(key, value);
  }

  removeItem(key: string): void {
    this.#memory.delete(key);
    attempt(() => localStorage.removeItem(key));
  }

  key(at: number): string | null {
    return attempt(() => localStorage.key(at)) ?? null;
  }

  /** Forgets everything whose name begins so. */
  forget(beginning: string): void {
    const keys = Array.from({ length: this.length }, (_, at) => this.key(at) ?? '');
    for (const key of [...keys, ...this.#memory.keys()]) if (key.startsWith(beginning)) this.removeItem(key);
  }

  get length(): number {
    return attempt(() => localStorage.length) ?? 0;
  }
}

/** What something answers; nothing if the browser forbids it. */
function attempt<T>(wanted: () => T): T | undefined {
  try {
    return wanted();
  } catch {
    return undefined;
  }
}

export const store = new Store();
