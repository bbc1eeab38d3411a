/** A toast fits below a dialog only with this much room. */
const ROOM_PX = 88;
const GAP_PX = 16;

const leavesNoRoom = (element: Element | null | undefined): boolean =>
  (element?.getBoundingClientRect().bottom ?? 0) >= innerHeight - ROOM_PX;

/** Whether toasts have no room below the buttons of a dialog: they are a row of its own above these, and cover no field. */
const isRowOf = (dialog: Element | undefined): boolean =>
  leavesNoRoom(dialog?.querySelector(':scope > [data-dialog-foot]'));

/** The same for a dialog without such buttons, which scrolls as a whole: toasts follow its content. */
const isAtEndOf = (dialog: Element | undefined): boolean =>
  dialog?.matches('[data-toasts-at-end]') === true && leavesNoRoom(dialog);

/**
 * Keeps the region of the toasts within the open modal dialog. Everything outside a modal dialog is inert: dimmed,
 * not announced, and out of reach of the keyboard (HTML, "blocked by a modal dialog"). Returns a function that stops it.
 *
 * @param afterMove called after a move: what was inserted just before may not have been announced
 */
export function followDialogs(region: HTMLElement, afterMove: () => void): () => void {
  const home = region.parentElement ?? document.body;
  const place = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const host = dialog ?? home;
    if (region.parentElement !== host) {
      host.append(region);
      afterMove();
    }
    const isRow = isRowOf(dialog);
    region.toggleAttribute('data-row', isRow);
    region.style.position = isAtEndOf(dialog) ? 'sticky' : '';
    // A bar of the page, which toasts are usually above, is under the dialog's backdrop.
    region.style.paddingBottom = dialog && !isRow ? `${GAP_PX}px` : '';
  };
  place();
  // Removing a dialog fires no event, and code that opens one does not notify the toasts.
  const observer = new MutationObserver(place);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  });
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    removeEventListener('resize', place);
  };
}
