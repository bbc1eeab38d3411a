import { islands } from './registry.ts';

/** What a visitor does before using an island: pointing at it, touching it, or coming by keyboard. */
const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;

/**
 * Hydrates each `[data-island]` at its first touch, and those with `data-island-now` at once. Nothing of React is
 * requested before. Prerendered inputs are uncontrolled, so what is typed while React loads survives. (Astro's own
 * island runtime is inlined into every page, 1.5 kB of it; this is one cached file and needs no hash in the policy.)
 */
export function loadOnTouch(root: ParentNode = document): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset['island'] ?? ''];
    if (!load) continue;
    const controller = new AbortController();
    const hydrate = () => {
      controller.abort();
      load().then(({ mount }) => mount(element), console.error);
    };
    if ('islandNow' in element.dataset) hydrate();
    else
      for (const sign of SIGNS)
        element.addEventListener(sign, hydrate, { signal: controller.signal, passive: true });
  }
}
