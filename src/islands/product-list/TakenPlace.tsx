import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** An element of the page with the nodes that it came with. */
export type Place = { element: HTMLElement; own: readonly ChildNode[] };

export const placeOf = (element: HTMLElement): Place => ({ element, own: [...element.childNodes] });

function takeOut({ element, own }: Place): () => void {
  for (const node of own) node.remove();
  return () => element.append(...own);
}

/** Draws into a place of the page; without anything to draw the nodes that it came with stand there. */
export function TakenPlace({ place, children }: { place: Place; children: ReactNode }) {
  const isTaken = children !== null;
  useLayoutEffect(() => (isTaken ? takeOut(place) : undefined), [place, isTaken]);
  return isTaken ? createPortal(children, place.element) : null;
}
