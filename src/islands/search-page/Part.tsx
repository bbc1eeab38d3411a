import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Takes away what the page came with; the keyboard keeps its place on the control that is drawn anew. */
function replaceContent(into: HTMLElement, former: readonly Node[]): void {
  const { activeElement } = document;
  const key =
    activeElement instanceof HTMLElement && into.contains(activeElement) && activeElement.dataset['key'];
  for (const node of former) into.removeChild(node);
  if (key) into.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
}

/** Draws into an element of the page, in place of what it came with. */
export function Part({ into, children }: { into: HTMLElement; children: ReactNode }) {
  const [former] = useState(() => [...into.childNodes]);
  useLayoutEffect(() => replaceContent(into, former), [into, former]);
  return createPortal(children, into);
}
