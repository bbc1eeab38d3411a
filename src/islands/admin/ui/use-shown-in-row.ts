import { type RefObject, useEffect, useRef } from 'react';

const GAP_PX = 16;

/**
 * Scrolls the chosen item of a horizontally scrolling row into view, without scrolling the page.
 *
 * @param width changes whenever the row may have become wider
 */
export function useShownInRow<Item extends HTMLElement>(
  isChosen: boolean,
  width?: unknown,
): RefObject<Item | null> {
  const item = useRef<Item>(null);
  useEffect(() => {
    const row = item.current?.parentElement;
    if (!isChosen || !item.current || !row) return;
    const { left, right } = item.current.getBoundingClientRect();
    const edges = row.getBoundingClientRect();
    if (right > edges.right) row.scrollLeft += right - edges.right + GAP_PX;
    else if (left < edges.left) row.scrollLeft -= edges.left - left + GAP_PX;
  }, [isChosen, width]);
  return item;
}
