// Functions that run in the tested pages. Their source text is sent, so none may use anything from outside itself.

/** The expression that calls a function of this file in the page. */
export const callInPage = <Args extends unknown[]>(code: (...args: Args) => unknown, ...args: Args): string =>
  `(${code.toString()})(${args.map((each) => JSON.stringify(each)).join(', ')})`;

/** As above, with an element for the first argument, given by an expression. */
export const callWithElement = (
  code: (element: never, name: string) => unknown,
  element: string,
  name = '',
): string => `(${code.toString()})(${element}, ${JSON.stringify(name)})`;

export type Sought = {
  /** CSS selector of elements with the wanted role. */
  selector: string;
  /** Source of a pattern for its name. */
  name: string;
  /** CSS selector of an ancestor. */
  within: string | undefined;
};

/** The first shown element of this role and name; with an open dialog, one in the dialog. */
export function findControl({ selector, name, within }: Sought): HTMLElement | undefined {
  const wanted = new RegExp(name);
  const words = (id: string) => document.getElementById(id)?.textContent ?? '';
  /** The text of a label around a select does not include its options. */
  const labelWords = (label: HTMLElement) => {
    const copy = label.cloneNode(true) as HTMLElement;
    for (const select of copy.querySelectorAll('select')) select.remove();
    return copy.textContent;
  };
  const nameOf = (element: HTMLElement & { labels?: NodeListOf<HTMLElement>; alt?: string }) =>
    (
      element.getAttribute('aria-label') ||
      element.getAttribute('aria-labelledby')?.split(' ').map(words).join(' ') ||
      [...(element.labels ?? [])].map(labelWords).join(' ') ||
      element.alt ||
      element.textContent
    )
      .replace(/\s+/g, ' ')
      .trim();
  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('details:not([open]) > :not(summary)');
  const modals = [...document.querySelectorAll('dialog[open]')].filter((each) => each.matches(':modal'));
  const modal = modals[modals.length - 1] ?? document;
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      modal.contains(element) &&
      isShown(element) &&
      (!within || element.closest(within)) &&
      wanted.test(nameOf(element)),
  );
}

/**
 * The element, if it has not moved since the last call and a pointer at its centre would hit it; nothing while its list
 * waits for an answer, because that replaces it.
 */
export function reachable(element: HTMLElement | undefined): HTMLElement | undefined {
  if (!element || element.matches(':disabled, [aria-disabled=true], [aria-busy=true] *')) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const [stoodX = NaN, stoodY = NaN] = (element.dataset['stood'] ?? '').split(' ').map(Number);
  element.dataset['stood'] = `${x} ${y}`;
  // Firefox moves an element at half a pixel by one pixel whenever it is scrolled to the centre.
  const isStill = Math.abs(x - stoodX) <= 1 && Math.abs(y - stoodY) <= 1;
  if (!isStill) return undefined;
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return element.contains(hit) ? element : undefined;
}

/** Selects the field's text, so that typing replaces it. False while the focus is elsewhere because the page moved. */
export function selectFocused(field: HTMLInputElement | undefined): boolean {
  if (!field || document.activeElement !== field) return false;
  field.select();
  return true;
}

/** Chooses with the events of a visitor's choice; the list that the system opens is not part of the page. */
export function choose(select: HTMLSelectElement | undefined, name: string): boolean {
  if (!select || select.disabled) return false;
  select.focus();
  const wanted = new RegExp(name);
  const option = [...select.options].find(({ text }) => wanted.test(text.trim()));
  if (!option) return false;
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

/** Runs before all scripts of a page; nobody but the tests reads what it stores. */
export function recordErrors(): void {
  const record = (what: string) => {
    const all = JSON.parse(sessionStorage.getItem('errors') ?? '[]') as string[];
    sessionStorage.setItem('errors', JSON.stringify([...all, `${location.pathname}: ${what}`]));
  };
  addEventListener(
    'error',
    ({ message, target }: ErrorEvent) => {
      if (message || !(target as Element).matches('link[rel=modulepreload]'))
        record(message || `${(target as Element).outerHTML} did not load`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => record(String(reason)));
  console.error = (...words: unknown[]) => record(words.join(' '));
}
