import { islands } from './registry.ts';

/** Events before an island is used, by pointer, finger or keyboard; assistive technology may only fire `change`. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'change'] as const;

/** Calls back once, at the first of these events. */
export function onFirstTouch(element: HTMLElement, touched: () => void): void {
  // A field may have been entered before this script was there.
  if (element.contains(document.activeElement)) {
    touched();
    return;
  }
  const controller = new AbortController();
  const first = () => {
    controller.abort();
    touched();
  };
  for (const sign of SIGNS)
    element.addEventListener(sign, first, { signal: controller.signal, passive: true });
}

/** Keeps a click until the island is ready, then repeats it. Without the island it does what the page's HTML says. */
function holdClicks(element: HTMLElement, heldKinds: string): () => void {
  let held: HTMLElement | undefined;
  const controller = new AbortController();
  const hold = (event: Event) => {
    // The click is repeated on the link or button, since an icon inside it may have no `click()`.
    const target = event.target instanceof Element && event.target.closest<HTMLElement>(heldKinds);
    // The page script handles hearts.
    if (!target || target.dataset['wish'] !== undefined) return;
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

/** The island fills in what the address says, or what this tab has kept under that key. */
function hasToFillIn(key: string): boolean {
  try {
    return location.search !== '' || sessionStorage.getItem(key) !== null;
  } catch (error) {
    // Storage is forbidden.
    console.warn(key, error);
    return false;
  }
}

const isWanted = ({ islandNow, islandWhen, islandKept }: DOMStringMap, root: ParentNode): boolean =>
  islandNow !== undefined ||
  (islandWhen !== undefined && root.querySelector(islandWhen) !== null) ||
  (islandKept !== undefined && hasToFillIn(islandKept));

/**
 * Hydrates each `[data-island]` at its first touch. At once: those with `data-island-now`, those with
 * `data-island-when` if the page matches that selector, and those with `data-island-kept` if the tab keeps something
 * under that key or the address has a query. React is not requested before. Prerendered
 * inputs are uncontrolled, so what is typed while React loads is kept; with `data-island-hold` an early click waits:
 * on links and buttons, or on what its value selects.
 * (Astro's own island runtime is inlined into every page, 1.5 kB of it; this is one cached file and needs no hash in
 * the policy.)
 */
export function loadOnTouch(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset['island'] ?? ''];
    if (!load) continue;
    const hydrate = () => {
      const { islandHold } = element.dataset;
      const release = islandHold === undefined ? undefined : holdClicks(element, islandHold || 'a, button');
      load()
        .then(({ mount }) => mount(element), console.error)
        .finally(release);
    };
    if (isWanted(element.dataset, root)) hydrate();
    else onFirstTouch(element, hydrate);
  }
}
