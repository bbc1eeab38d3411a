import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** An element of the page and its prerendered nodes. */
export type Place = { element: HTMLElement; own: readonly ChildNode[] };

export const placeIn = (element: HTMLElement): Place => ({ element, own: [...element.childNodes] });

function takeOut({ element, own }: Place): () => void {
  for (const node of own) node.remove();
  return () => element.append(...own);
}

/** Renders into an element of the page; without children its prerendered nodes are shown. */
export function TakenPlace({ place, children }: { place: Place; children: ReactNode }) {
  const isTaken = children !== null;
  useLayoutEffect(() => (isTaken ? takeOut(place) : undefined), [place, isTaken]);
  return isTaken ? createPortal(children, place.element) : null;
}
