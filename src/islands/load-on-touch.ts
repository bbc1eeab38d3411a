import { islands } from './registry.ts';

/** What a visitor does before using an island, by pointer, finger or keyboard; assistive technology may only change a value. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown', 'change'] as const;

/** Calls back once, at the first of them. */
export function onFirstTouch(element: HTMLElement, touched: () => void): void {
  const controller = new AbortController();
  const first = () => {
    controller.abort();
    touched();
  };
  for (const sign of SIGNS)
    element.addEventListener(sign, first, { signal: controller.signal, passive: true });
}

/** Keeps the first click until the island can answer it; without the island it does what the page's HTML says. */
function holdClicks(element: HTMLElement): () => void {
  let held: HTMLElement | undefined;
  const controller = new AbortController();
  const hold = (event: Event) => {
    // A picture inside of a link has no click of its own to give.
    const target = event.target instanceof Element && event.target.closest<HTMLElement>('a, button');
    // Hearts are the page's own.
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

/**
 * Hydrates each `[data-island]` at its first touch, those with `data-island-now` at once, and those with
 * `data-island-when` at once if the page matches that selector. Nothing of React is requested before. Prerendered
 * inputs are uncontrolled, so what is typed while React loads survives; with `data-island-hold` an early click waits.
 * (Astro's own island runtime is inlined into every page, 1.5 kB of it; this is one cached file and needs no hash in the
 * policy.)
 */
export function loadOnTouch(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset['island'] ?? ''];
    if (!load) continue;
    const hydrate = () => {
      const release = 'islandHold' in element.dataset ? holdClicks(element) : undefined;
      load()
        .then(({ mount }) => mount(element), console.error)
        .finally(release);
    };
    if ('islandNow' in element.dataset || root.querySelector(element.dataset['islandWhen'] ?? ':not(*)'))
      hydrate();
    else onFirstTouch(element, hydrate);
  }
}
