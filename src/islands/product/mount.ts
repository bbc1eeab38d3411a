import { productCardsHtml } from '#src/components/product/card-html.ts';
import { starsSvg } from '#src/components/ui/stars.ts';
import { RATING_MAX } from '#src/domain/limits.ts';
import { formatMoney } from '#src/domain/money.ts';
import { toCard } from '#src/stores/product-list.ts';
import { loadProduct, type PublicProductDetail } from '#src/stores/product.ts';
import { cardText } from '#src/strings/card.ts';
import { drawVehicles, drawYears } from './draw-fitments.ts';
import { drawGallery } from './draw-gallery.ts';

type Part = (name: string) => HTMLElement | null;

function drawHeading(part: Part, { name, price, rating }: PublicProductDetail): void {
  const heading = part('name');
  if (heading) heading.textContent = name;
  const amount = part('price');
  if (amount && price !== null) amount.textContent = formatMoney(Math.round(price * 100));
  const stars = part('rating');
  if (!stars) return;
  stars.innerHTML = `${starsSvg(rating)}<b>${String(rating).replace('.', ',')}</b>`;
  stars.ariaLabel = cardText.rating(rating, RATING_MAX);
  stars.hidden = false;
}

/** A block that stays hidden while there is nothing to say in it. */
function drawText(block: HTMLElement | null, selector: string, words: string): void {
  const place = block?.querySelector(selector);
  if (!block || !place || words === '') return;
  place.textContent = words;
  block.hidden = false;
}

function drawRelated(block: HTMLElement | null, { relatedProducts }: PublicProductDetail): void {
  const place = block?.querySelector('[data-product-cards]');
  if (!block || !place || relatedProducts.length === 0) return;
  place.innerHTML = productCardsHtml(relatedProducts.map(toCard), { heading: 'h3', form: 'four' });
  block.hidden = false;
}

function draw(element: HTMLElement, product: PublicProductDetail): void {
  const part: Part = (name) => element.querySelector<HTMLElement>(`[data-product-${name}]`);
  const gallery = part('gallery');
  if (gallery) drawGallery(gallery, product);
  drawHeading(part, product);
  for (const words of element.querySelectorAll<HTMLElement>('[data-product-sold]'))
    words.hidden = product.availability !== 'sold';
  drawYears({ scale: part('scale'), gaps: part('gaps') }, product);
  drawVehicles(part('more'), product);
  drawText(part('description'), 'p', product.description);
  drawText(part('numbers'), 'dd', product.part_numbers.join(', '));
  drawRelated(part('related'), product);
  const fit = element.querySelector<HTMLElement>('.kp .fit');
  if (fit) fit.dataset['fit'] = product.fits;
  // Hearts, verdicts and needles are the page script's.
  document.dispatchEvent(new Event('shop:drawn'));
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
