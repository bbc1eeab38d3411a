import { readInTab } from '#src/stores/tab-storage.ts';
import { opensElsewhere } from './opens-elsewhere.ts';
import { islands } from './registry.ts';
import { sayUnloaded } from './toast/load-toasts.ts';

/** Events that precede any use, by pointer, finger or keyboard; assistive technology may only fire `change`. */
export const TOUCH_EVENTS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'change'] as const;

/** Calls back once, at the first of these events. */
function onFirstTouch(element: HTMLElement, touched: () => void): void {
  // A field may have had the focus before this script was loaded.
  if (element.contains(document.activeElement)) {
    touched();
    return;
  }
  const controller = new AbortController();
  const first = () => {
    controller.abort();
    touched();
  };
  const { signal } = controller;
  // Captured, so that listeners of the island get the same event.
  for (const type of TOUCH_EVENTS)
    element.addEventListener(type, first, { signal, passive: true, capture: true });
}

/** Holds a click until the island is ready, then repeats it. If the island fails to load, the HTML handles it. */
function holdClicks(element: HTMLElement, heldKinds: string): () => void {
  let held: HTMLElement | undefined;
  const controller = new AbortController();
  const hold = (event: MouseEvent) => {
    // The click is repeated on the link or button, since an icon inside it may have no `click()`.
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(heldKinds);
    // The page script handles hearts.
    if (!target || target.dataset['wish'] !== undefined) return;
    if (target instanceof HTMLAnchorElement && opensElsewhere(event)) return;
    event.preventDefault();
    event.stopPropagation();
    held = target;
  };
  element.addEventListener('click', hold, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    held?.click();
  };
}

/** A choice that is made before an island has failed to load, or after, is not applied: the page says so. */
function watchChoices(element: HTMLElement, ready: Promise<void>): void {
  element.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) ready.catch(sayUnloaded);
  });
}

/** True if the island fills in values of the address, or values that this tab has kept under that key. */
const hasToFillIn = (key: string): boolean => location.search !== '' || readInTab(key) !== null;

const isWanted = ({ islandNow, islandWhen, islandKept }: DOMStringMap, root: ParentNode): boolean =>
  islandNow !== undefined ||
  (islandWhen !== undefined && root.querySelector(islandWhen) !== null) ||
  (islandKept !== undefined && hasToFillIn(islandKept));

/**
 * Hydrates each `[data-island]` at its first touch; React is not requested before. At once: those with
 * `data-island-now`, those with `data-island-when` if the page matches that selector, and those with
 * `data-island-kept` if the tab keeps something under that key or the address has a query. Prerendered inputs are
 * uncontrolled, so what is typed while React loads is kept; with `data-island-hold` an early click is held, on links
 * and buttons or on what its value selects.
 * (Astro's own island runtime would put 1.5 kB of script into every page; this is one cached file and needs no
 * hash in the content security policy.)
 */
export function loadOnTouch(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset['island'] ?? ''];
    if (!load) continue;
    const hydrate = () => {
      const { islandHold } = element.dataset;
      const release = islandHold === undefined ? undefined : holdClicks(element, islandHold || 'a, button');
      const ready = load().then(({ mount }) => mount(element));
      watchChoices(element, ready);
      // Without it, links and forms work as they do without any script.
      void ready.catch(console.error).finally(release);
    };
    if (isWanted(element.dataset, root)) hydrate();
    else onFirstTouch(element, hydrate);
  }
}
