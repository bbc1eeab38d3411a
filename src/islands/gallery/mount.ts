import { opensElsewhere } from '../opens-elsewhere.ts';
import { followFinger } from './follow-finger.ts';
import { connectStrip, type Strip } from './strip.ts';

function onPress(link: Element | null | undefined, go: () => void): void {
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    go();
  });
}

function openFullScreenFrom({ links, show }: Strip): void {
  let isOpening = false;
  links.forEach((link, i) => {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      // A second press while the script loads must not open a second viewer over the first.
      if (isOpening) return;
      isOpening = true;
      import('./full-screen.ts')
        .then(({ openFullScreen }) => openFullScreen(links, i, show))
        .catch((error: unknown) => {
          // When the script fails to load, the picture itself is opened.
          console.warn(error);
          location.assign(link.href);
        })
        .finally(() => (isOpening = false));
    });
  });
}

function listenToKeys(gallery: HTMLElement, { element, links, current, show }: Strip): void {
  gallery.addEventListener('keydown', (event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    // Alt and ⌘ with an arrow go back.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      const isInStrip = target instanceof Element && element.contains(target);
      show(current() + (key === 'ArrowLeft' ? -1 : 1));
      if (isInStrip) links[current()]?.focus({ preventScroll: true });
    } else if (key === ' ' && target instanceof HTMLAnchorElement) {
      event.preventDefault();
      target.click();
    }
  });
}

/** Adds previous, next, thumbnails, keys, swiping and full screen to the prerendered strip. */
export function mount(gallery: HTMLElement): void {
  const strip = connectStrip(gallery);
  if (!strip) return;
  const { links, thumbs, current, show } = strip;
  const [previous, next] = gallery.querySelectorAll('.gal__nav a');
  onPress(previous, () => show(current() - 1));
  onPress(next, () => show(current() + 1));
  thumbs.forEach((thumb, i) => onPress(thumb, () => show(i)));
  openFullScreenFrom(strip);
  listenToKeys(gallery, strip);
  if (links.length > 1) followFinger(gallery, strip);
  gallery.classList.add('gal--live');
}
