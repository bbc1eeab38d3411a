import { siteProcess } from './site-process.ts';

type Remembered = { from: readonly unknown[]; made: unknown };

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/**
 * What was made from what. Asked again with the very same objects it answers the object that it answered before, so a page
 * whose catalogue entries are untouched costs a comparison, and is known by identity to be unchanged.
 */
export class PageMemo {
  readonly #remembered = new Map<string, Remembered>();

  of<Made>(name: string, from: readonly unknown[], make: () => Made): Made {
    const known = this.#remembered.get(name);
    // What was kept under a name is always of one kind.
    if (known && isSame(known.from, from)) return known.made as Made;
    const made = make();
    this.#remembered.set(name, { from, made });
    return made;
  }
}

const own = new PageMemo();

/** One for all copies of this module within a process that publishes more than once. */
export const memo = (): PageMemo => siteProcess()?.memo ?? own;
