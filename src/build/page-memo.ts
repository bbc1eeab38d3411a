import { type Shop, shop } from '#src/domain/shop/shop.ts';
import { siteProcess } from './site-process.ts';
import { digest } from './static-page.ts';

type Remembered = { inputs: object; shop: Shop; made: unknown };

/** The same object, or lists of the same objects. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => item === b[i]));

function haveSameValues(a: object, b: object): boolean {
  const names = Object.keys(a);
  const others: Record<string, unknown> = { ...b };
  return (
    names.length === Object.keys(b).length &&
    Object.entries(a).every(([name, value]) => name in others && isSame(value, others[name]))
  );
}

/**
 * Remembers results with their inputs. For the very same inputs it returns the same object as before, so a page whose
 * catalogue entries are unchanged costs one comparison, and its identity shows that it is unchanged. `make` is a
 * function of a module, which lint enforces: it can read nothing but the inputs and the settings, which are compared.
 */
export class PageMemo {
  readonly #remembered = new Map<string, Remembered>();
  readonly #first = new Map<string, object>();

  of<Inputs extends object, Made>(name: string, inputs: Inputs, make: (inputs: Inputs) => Made): Made {
    const known = this.#remembered.get(name);
    // What is kept under one name is always of one kind.
    if (known?.shop === shop() && haveSameValues(known.inputs, inputs)) return known.made as Made;
    const made = make(inputs);
    this.#remembered.set(name, { inputs, shop: shop(), made });
    return made;
  }

  /** Returns the first of equal values in a row, so that identity shows that what is made from it is unchanged. */
  firstEqual<Value extends object>(name: string, value: Value): Value {
    const known = this.#first.get(name);
    if (known && digest(known) === digest(value)) return known as Value;
    this.#first.set(name, value);
    return value;
  }
}

const own = new PageMemo();

/** One memo for all copies of this module within a process that publishes more than once. */
export const memo = (): PageMemo => siteProcess()?.memo ?? own;
