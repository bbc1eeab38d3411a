import { productText as text } from '#src/strings/product.ts';

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const SCROLL_MAX_MS = 700;

/** The prerendered strip of pictures, which scrolls to one of them. */
export type Strip = {
  element: HTMLElement;
  links: readonly HTMLAnchorElement[];
  thumbs: readonly HTMLAnchorElement[];
  current: () => number;
  /** After the last picture comes the first. */
  show: (position: number) => void;
};

export function connectStrip(gallery: HTMLElement): Strip | undefined {
  const element = gallery.querySelector<HTMLElement>('.gal__strip');
  const counter = gallery.querySelector('.gal__n');
  if (!element || !counter) return undefined;
  const slides = [...element.querySelectorAll<HTMLElement>('li')];
  const links = slides.flatMap((slide) => slide.querySelector('a') ?? []);
  const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('.gal__thumbs a')];
  const total = slides.length;
  let current = 0;
  /** Set while the strip scrolls to a chosen picture: until then its position does not set the current picture. */
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
    const [list, thumb] = [thumbs[0]?.closest('ul'), thumbs[position]];
    // Not `scrollIntoView`, which would move the page as well.
    if (list && thumb) list.scrollTop = thumb.offsetTop - (list.clientHeight - thumb.offsetHeight) / 2;
  };
  const arrive = () => {
    clearTimeout(running);
    running = undefined;
  };
  const show = (position: number) => {
    const wrapped = (position + total) % total;
    const isNear = Math.abs(wrapped - current) <= 1 && position === wrapped;
    clearTimeout(running);
    running = setTimeout(arrive, SCROLL_MAX_MS);
    element.addEventListener('scrollend', arrive, { once: true });
    paint(wrapped);
    const behavior = isNear && !reducedMotion() ? 'smooth' : 'instant';
    element.scrollTo({ left: slides[wrapped]?.offsetLeft ?? 0, behavior });
  };
  const place = () => Math.round(element.scrollLeft / Math.max(1, element.clientWidth));
  const follow = () => {
    if (running === undefined && !gallery.classList.contains('gal--drag')) paint(place());
  };
  element.addEventListener('scroll', follow, { passive: true });
  new ResizeObserver(() => (element.scrollLeft = slides[current]?.offsetLeft ?? 0)).observe(element);
  counter.setAttribute('role', 'status');
  paint(place());
  return { element, links, thumbs, current: () => current, show };
}
