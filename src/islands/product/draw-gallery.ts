import { type PublicProductDetail } from '#src/stores/product.ts';
import { productText as text } from '#src/strings/product.ts';
import { mount as mountGallery } from '../gallery/mount.ts';

/** `/slike/{hash}/640.webp` as the call gives it → the hash. */
const hashOf = (image: string): string[] => /^\/slike\/([0-9a-f]{32})\//.exec(image)?.slice(1, 2) ?? [];

/** The prerendered strip holds two stand-in pictures; every real one is a copy of the first. */
function fillList(
  list: Element | null,
  hashes: readonly string[],
  label: (position: number) => string,
): void {
  const [pattern] = list?.children ?? [];
  if (!list || !pattern) return;
  const copies = hashes.map((hash, i) => {
    const copy = pattern.cloneNode(true) as Element;
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      for (const { name, value } of [...element.attributes]) {
        if (value.includes('~hash~')) element.setAttribute(name, value.replaceAll('~hash~', hash));
      }
      if (i > 0) element.removeAttribute('fetchpriority');
      if (i > 0) element.removeAttribute('aria-current');
    }
    const link = copy.querySelector('a');
    link?.setAttribute('aria-label', label(i + 1));
    if (copy.id) copy.id = `slika-${i + 1}`;
    else if (link) link.href = `#slika-${i + 1}`;
    return copy;
  });
  list.replaceChildren(...copies);
}

/** The gallery of the template, with the product's own pictures. */
export function drawGallery(box: HTMLElement, { name, images }: PublicProductDetail): void {
  const template = box.querySelector('template');
  const gallery = template?.content.querySelector<HTMLElement>('.gal');
  if (!gallery) return;
  const hashes = [...new Set(images.flatMap(hashOf))];
  const total = hashes.length;
  fillList(gallery.querySelector('.gal__strip'), hashes, (n) => text['gallery.open'](n, total));
  fillList(gallery.querySelector('.gal__thumbs'), hashes, (n) => text['gallery.thumb'](n, total));
  gallery.querySelectorAll<HTMLImageElement>('.gal__strip img').forEach((image, i) => {
    image.alt = text['image.alt'](name, i + 1);
  });
  if (total < 2) for (const part of gallery.querySelectorAll('.gal__nav, .gal__thumbs')) part.remove();
  if (total === 0) {
    gallery.querySelector('.gal__n')?.remove();
    const none = box.querySelector('[data-product-loading]');
    // The empty studio stays, with other words.
    if (none) none.textContent = text['gallery.none'];
    gallery.querySelector('.gal__strip')?.replaceWith(...[none?.parentElement ?? ''].flat());
  }
  box.replaceChildren(gallery);
  mountGallery(gallery);
}
