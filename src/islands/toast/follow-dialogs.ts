/** Below a dialog there must be so much room for a toast to stand there. */
const ROOM_PX = 88;
const GAP_PX = 16;

/** Above the buttons of a dialog that reaches down to where toasts are. */
function padding(dialog: Element | undefined): string {
  const foot = dialog?.querySelector(':scope > [data-dialog-foot]')?.getBoundingClientRect();
  if (!foot || foot.bottom < innerHeight - ROOM_PX) return '';
  return `${innerHeight - foot.top + GAP_PX}px`;
}

/**
 * Keeps the region of the toasts within the modal dialog that is open. Everything outside of it is inert then: dimmed,
 * not heard, and out of the keyboard's reach (HTML, "blocked by a modal dialog"). Returns what ends it.
 *
 * @param afterMove what has come into the region just before may not have been announced
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
    region.style.paddingBottom = padding(dialog);
  };
  place();
  // A dialog that is taken out of the page says nothing; whoever opens one knows nothing of toasts.
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
