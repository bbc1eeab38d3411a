import PhotoSwipe, { type Point, type SlideData } from 'photoswipe';
import { SWIPE_PX } from '#src/domain/limits/pages.ts';
import { productText as text } from '#src/strings/product.ts';
import { loadStyles } from '../load-styles.ts';
import { closeOnBack } from '../close-on-back.ts';
import styles from './full-screen.css?url';

function slideOf(link: HTMLAnchorElement): SlideData {
  const image = link.querySelector('img');
  return {
    src: link.href,
    ...(image?.currentSrc && { msrc: image.currentSrc }),
    // The attributes: the properties are the size of the box on the page.
    ...(image && {
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
      alt: image.alt,
    }),
    element: link,
  };
}

/** Small pictures are enlarged to fit. A double tap or a click zooms in further, pinching furthest. */
const ZOOM = { tapped: 2.5, pinched: 5 };
type Sizes = { panAreaSize: Point | null; elementSize: Point | null };
const fitZoom = ({ panAreaSize, elementSize }: Sizes): number =>
  panAreaSize && elementSize ? Math.min(panAreaSize.x / elementSize.x, panAreaSize.y / elementSize.y) : 1;

/** PhotoSwipe needs half a screen or a flick; the shop needs 50 px (SPEC §9). */
function swipeFrom50Px(viewer: PhotoSwipe): void {
  let start: { x: number; y: number; index: number } | undefined;
  let fingers = 0;
  viewer.on('pointerDown', ({ originalEvent: event }) => {
    fingers += 1;
    start = fingers === 1 ? { x: event.clientX, y: event.clientY, index: viewer.potentialIndex } : undefined;
  });
  viewer.on('pointerUp', ({ originalEvent: event }) => {
    fingers = Math.max(0, fingers - 1);
    const { currSlide } = viewer;
    if (!start || !currSlide || currSlide.currZoomLevel > currSlide.zoomLevels.initial) return;
    const { x, y, index } = start;
    start = undefined;
    const moved = event.clientX - x;
    const isSideways = Math.abs(moved) >= SWIPE_PX && Math.abs(moved) > Math.abs(event.clientY - y);
    // Runs after PhotoSwipe's own handler of the same event.
    queueMicrotask(() => {
      if (!isSideways || viewer.potentialIndex !== index) return;
      if (moved < 0) viewer.next();
      else viewer.prev();
    });
  });
}

/** A paragraph of text over the picture. */
function paragraphOf(className: string, content: string): HTMLParagraphElement {
  const paragraph = document.createElement('p');
  paragraph.className = className;
  paragraph.textContent = content;
  return paragraph;
}

/**
 * Shows the pictures full screen in a modal `<dialog>`: the browser traps the focus and returns it on close.
 * `closed` gets the index of the picture shown last.
 */
export async function openFullScreen(
  links: readonly HTMLAnchorElement[],
  position: number,
  closed: (position: number) => void,
): Promise<void> {
  await loadStyles(styles);
  const total = links.length;
  const slides = links.map(slideOf);
  const dialog = document.createElement('dialog');
  dialog.className = 'fs';
  dialog.setAttribute('aria-label', text['gallery.fullScreen']);
  const page = document.documentElement;
  page.style.setProperty('--fs-gutter', `${innerWidth - page.clientWidth}px`);
  document.body.append(dialog);

  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    // PhotoSwipe loops from three slides on, so two are listed twice.
    dataSource: total === 2 ? [...slides, ...slides] : slides,
    index: position,
    appendToEl: dialog,
    bgOpacity: 1,
    counter: false,
    returnFocus: false,
    // Fades by CSS: PhotoSwipe's own animation ignores keys and touches until it has ended.
    showHideAnimationType: 'none',
    zoomAnimationDuration: isReduced ? false : 250,
    preload: [1, 1],
    initialZoomLevel: fitZoom,
    secondaryZoomLevel: (zoom) => ZOOM.tapped * fitZoom(zoom),
    maxZoomLevel: (zoom) => ZOOM.pinched * fitZoom(zoom),
    errorMsg: text['gallery.failed'],
    closeTitle: text['gallery.close'],
    zoomTitle: text['gallery.zoom'],
    arrowPrevTitle: text['gallery.previous'],
    arrowNextTitle: text['gallery.next'],
  });
  const shown = () => viewer.currIndex % total;
  const counter = paragraphOf('fs__n', '');
  counter.setAttribute('role', 'status');
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'place',
      order: 5,
      appendTo: 'bar',
      onInit: (element) => element.append(counter),
    });
    // PhotoSwipe sets role="dialog"; here the named dialog is the element around it.
    viewer.element?.removeAttribute('role');
    viewer.element?.append(
      paragraphOf('fs__hint fs__hint--keys', text['gallery.hint']),
      paragraphOf('fs__hint fs__hint--touch', text['gallery.hintTouch']),
    );
  });
  viewer.on('change', () => (counter.textContent = text['gallery.countOf'](shown() + 1, total)));
  const leaveHistory = closeOnBack(() => viewer.close());
  viewer.on('destroy', () => {
    const last = shown();
    leaveHistory();
    dialog.close();
    dialog.remove();
    closed(last);
    links[last]?.focus({ preventScroll: true });
  });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    viewer.close();
  });
  swipeFrom50Px(viewer);
  dialog.showModal();
  viewer.init();
}
