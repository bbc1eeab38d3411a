/** Focuses a field of the product form by its id, in a section that is folded too. */
export function focusField(id: string, options?: FocusOptions): void {
  const control = document.getElementById(id);
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.focus(options);
}

/**
 * For a button that disappears when it is pressed: the focus goes to the field that it filled in, once that is rendered.
 * Nothing scrolls, since the next button to press may be beside it.
 */
export function focusFilled(id: string): void {
  requestAnimationFrame(() => focusField(id, { preventScroll: true }));
}
