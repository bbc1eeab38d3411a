import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Removes the prerendered nodes; the focus moves to the control that replaces the focused one. */
function takeOut(place: HTMLElement, own: readonly ChildNode[]): () => void {
  const { activeElement } = document;
  const key =
    activeElement instanceof HTMLElement && place.contains(activeElement) && activeElement.dataset['key'];
  for (const node of own) node.remove();
  if (key) place.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();
  return () => place.append(...own);
}

/** Renders into an element of the page; with null as children its prerendered nodes are shown. */
export function TakenPlace({ place, children }: { place: HTMLElement; children: ReactNode }) {
  const [own] = useState(() => [...place.childNodes]);
  const isTaken = children !== null;
  useLayoutEffect(() => (isTaken ? takeOut(place, own) : undefined), [place, own, isTaken]);
  return isTaken ? createPortal(children, place) : null;
}
