import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Removes the prerendered content; the focus moves to the control that replaces the focused one. */
function replaceContent(into: HTMLElement, former: readonly Node[]): void {
  const { activeElement } = document;
  const key =
    activeElement instanceof HTMLElement && into.contains(activeElement) && activeElement.dataset['key'];
  for (const node of former) into.removeChild(node);
  if (key) into.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
}

/** Renders into an element of the page, in place of its prerendered content. */
export function Part({ into, children }: { into: HTMLElement; children: ReactNode }) {
  const [former] = useState(() => [...into.childNodes]);
  useLayoutEffect(() => replaceContent(into, former), [into, former]);
  return createPortal(children, into);
}
