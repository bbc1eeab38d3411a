import type { Locator } from '@playwright/test';

/** The controls whose focus ring is cut off above or below by an ancestor that scrolls or clips. */
export const cutOffRings = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((control) => {
        control.focus({ focusVisible: true });
        // As the browser scrolls to what has the focus, but at once: it may still be about to.
        control.scrollIntoView({ block: 'nearest' });
        if (!control.matches(':focus-visible')) throw new Error(`${control.textContent} has no focus.`);
        const { outlineWidth, outlineOffset } = getComputedStyle(control);
        const ring = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
        let box = control.parentElement!;
        while (getComputedStyle(box).overflowY === 'visible' && box !== document.body)
          box = box.parentElement!;
        const [inner, outer] = [control.getBoundingClientRect(), box.getBoundingClientRect()];
        // Where the page scrolls, the ring is never cut off.
        return (
          box !== document.body &&
          (inner.top - ring < outer.top - 0.5 || inner.bottom + ring > outer.bottom + 0.5)
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim()),
  );
