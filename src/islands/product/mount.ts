import { formatMoney } from '#src/domain/money.ts';
import { formatReach } from '#src/domain/years.ts';
import { loadProduct, type PublicProductDetail } from '#src/stores/product.ts';
import { productText as text } from '#src/strings/product.ts';
import { mount as mountGallery } from '../gallery/mount.ts';
import { paintHearts } from '../paint/hearts.ts';

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

function drawGallery(box: HTMLElement, { name, images }: PublicProductDetail): void {
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
  paintHearts(gallery);
  mountGallery(gallery);
}

function drawVehicles(box: HTMLElement | null, { fitments }: PublicProductDetail): void {
  const [, ...others] = fitments;
  const list = box?.querySelector('ul');
  if (!box || !list || others.length === 0) return;
  list.replaceChildren(
    ...others.map((f) => {
      const row = document.createElement('li');
      const link = document.createElement('a');
      link.href = `/${[f.manufacturer_slug, f.model_slug].filter(Boolean).join('/')}`;
      link.textContent = `${f.manufacturer} ${f.model ?? text['fit.everyModel']}`;
      const years = document.createElement('span');
      const from = f.year_from ?? f.year_to;
      const to = f.year_to ?? f.year_from;
      years.textContent = from !== null && to !== null ? formatReach([{ from, to }]) : text['card.years'];
      row.append(link, ' ', years);
      return row;
    }),
  );
  box.hidden = false;
}

function draw(element: HTMLElement, product: PublicProductDetail): void {
  const part = (name: string) => element.querySelector<HTMLElement>(`[data-product-${name}]`);
  const gallery = part('gallery');
  if (gallery) drawGallery(gallery, product);
  const name = part('name');
  if (name) name.textContent = product.name;
  const price = part('price');
  if (price && product.price !== null) price.textContent = formatMoney(Math.round(product.price * 100));
  drawVehicles(part('more'), product);
  const description = part('description');
  const paragraph = description?.querySelector('p');
  if (description && paragraph && product.description) {
    paragraph.textContent = product.description;
    description.hidden = false;
  }
}

/** A product that is newer than the pages (DECISIONS R8). */
export function mount(element: HTMLElement): void {
  loadProduct(element.dataset['product'] ?? '').then(
    (product) => draw(element, product),
    (error: unknown) => {
      console.warn(error);
      const missing = element.querySelector<HTMLTemplateElement>('template[data-product-missing]');
      if (!missing) return;
      element.replaceChildren(missing.content.cloneNode(true));
      document.querySelector('.callbar')?.remove();
    },
  );
}
