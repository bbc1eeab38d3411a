import { type RefObject, useEffect } from 'react';

/** By then a screen that has a rule of its own has moved the focus. */
const AFTER_OWN_RULE_MS = 100;
const CONTROLS = 'a[href], button:not(:disabled)';

type Place = { parent: Element; index: number };

/** Where an element is within `root`, from the inside out. */
function placesOf(element: Element, root: Element): Place[] {
  const places: Place[] = [];
  for (let one = element; one !== root;) {
    const parent = one.parentElement;
    if (!parent) break;
    places.push({ parent, index: [...parent.children].indexOf(one) });
    one = parent;
  }
  return places;
}

const controlIn = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(CONTROLS)].find(
    (one): one is HTMLElement => one.matches(CONTROLS) && one.getClientRects().length > 0,
  );

/** The first control of what has taken its place, or else of what was before it. */
function nearest(places: readonly Place[]): HTMLElement | undefined {
  for (const { parent, index } of places) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const control = controlIn(child);
      if (control) return control;
    }
  }
  return undefined;
}

const isLost = () => document.activeElement === document.body;

/** An action may remove the row or the button that has the focus, which then goes to what is beside it. */
export function useLostFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = root.current;
    if (!within) return undefined;
    let last: { element: Element; places: Place[] } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent) => {
      const isHere = target instanceof Element && target !== within && within.contains(target);
      last = isHere ? { element: target, places: placesOf(target, within) } : undefined;
    };
    const forget = () => {
      // Somebody pressed beside all controls.
      if (isLost() && last?.element.isConnected) last = undefined;
    };
    const look = () => {
      if (!last || last.element.isConnected || !isLost()) return;
      const { places } = last;
      last = undefined;
      timer = setTimeout(() => {
        if (isLost()) (nearest(places) ?? within).focus({ preventScroll: true });
      }, AFTER_OWN_RULE_MS);
    };
    const forgetLater = () => void setTimeout(forget);
    const observer = new MutationObserver(look);
    observer.observe(within, { subtree: true, childList: true });
    document.addEventListener('focusin', note);
    within.addEventListener('focusout', forgetLater);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', note);
      within.removeEventListener('focusout', forgetLater);
    };
  }, [root]);
}
