import { SWIPE_PX } from '#src/domain/limits.ts';
import { productText as text } from '#src/strings/product.ts';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
/** A touch that moves less than this is a tap. */
const TAP_PX = 8;

type Strip = { element: HTMLElement; slides: HTMLElement[]; show: (position: number) => void };

/** The strip follows a finger; from 50 px on it goes to the next picture, from the last to the first. */
function followFinger(gallery: HTMLElement, { element, show }: Strip, current: () => number): void {
  let from: { x: number; left: number } | undefined;
  let moved = 0;
  element.addEventListener('pointerdown', (event) => {
    moved = 0;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    from = { x: event.clientX, left: element.scrollLeft };
  });
  element.addEventListener('pointermove', (event) => {
    if (!from || !event.isPrimary) return;
    moved = event.clientX - from.x;
    if (Math.abs(moved) < TAP_PX) return;
    gallery.classList.add('gal--drag');
    element.scrollLeft = from.left - moved;
  });
  const end = (event: PointerEvent) => {
    if (!from || !event.isPrimary) return;
    from = undefined;
    gallery.classList.remove('gal--drag');
    if (Math.abs(moved) < TAP_PX) return;
    const far = event.type === 'pointerup' && Math.abs(moved) >= SWIPE_PX;
    show(current() + (far ? (moved < 0 ? 1 : -1) : 0));
  };
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  element.addEventListener(
    'click',
    (event) => {
      if (Math.abs(moved) < TAP_PX) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** Previous, next, thumbnails, keys, swiping and the full screen, over the prerendered strip. */
export function mount(gallery: HTMLElement): void {
  const element = gallery.querySelector<HTMLElement>('.gal__strip');
  const counter = gallery.querySelector('.gal__n');
  if (!element || !counter) return;
  const slides = [...element.querySelectorAll<HTMLElement>('li')];
  const links = slides.flatMap((slide) => slide.querySelector('a') ?? []);
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.gal__thumbs a')];
  const total = slides.length;
  let current = 0;
  /** Set while the strip scrolls to a chosen picture: its position must not change the current picture meanwhile. */
  let running: ReturnType<typeof setTimeout> | undefined;

  const paint = (position: number) => {
    current = position;
    const words = text['gallery.count'](position + 1, total);
    if (counter.textContent !== words) counter.textContent = words;
    links.forEach((link, i) => (link.tabIndex = i === position ? 0 : -1));
    thumbs.forEach((thumb, i) => {
      if (i === position) thumb.setAttribute('aria-current', 'true');
      else thumb.removeAttribute('aria-current');
    });
  };
  const show = (position: number) => {
    const wrapped = (position + total) % total;
    const near = Math.abs(wrapped - current) <= 1 && position === wrapped;
    const arrive = () => {
      clearTimeout(running);
      running = undefined;
    };
    clearTimeout(running);
    running = setTimeout(arrive, 700);
    element.addEventListener('scrollend', arrive, { once: true });
    paint(wrapped);
    const behavior = near && !reducedMotion() ? 'smooth' : 'instant';
    element.scrollTo({ left: slides[wrapped]?.offsetLeft ?? 0, behavior });
  };

  const place = () => Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
  element.addEventListener(
    'scroll',
    () => {
      if (running === undefined && !gallery.classList.contains('gal--drag')) paint(place());
    },
    { passive: true },
  );
  new ResizeObserver(() => (element.scrollLeft = slides[current]?.offsetLeft ?? 0)).observe(element);

  const press = (link: Element | null | undefined, go: () => void) => {
    link?.addEventListener('click', (event) => {
      event.preventDefault();
      go();
    });
  };
  const [previous, next] = gallery.querySelectorAll('.gal__nav a');
  press(previous, () => show(current - 1));
  press(next, () => show(current + 1));
  thumbs.forEach((thumb, i) => press(thumb, () => show(i)));
  links.forEach((link, i) => {
    link.ariaHasPopup = 'dialog';
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      import('./full-screen.ts')
        .then(({ openFullScreen }) => openFullScreen(links, i, (shown) => show(shown)))
        .catch((error: unknown) => {
          // When the script fails to load, the picture itself is opened.
          console.warn(error);
          location.assign(link.href);
        });
    });
  });
  gallery.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      const inStrip = target instanceof Element && element.contains(target);
      show(current + (key === 'ArrowLeft' ? -1 : 1));
      if (inStrip) links[current]?.focus({ preventScroll: true });
    } else if (key === ' ' && target instanceof HTMLAnchorElement) {
      event.preventDefault();
      target.click();
    }
  });
  if (total > 1) followFinger(gallery, { element, slides, show }, () => current);
  gallery.classList.add('gal--live');
  counter.role = 'status';
  paint(place());
}
