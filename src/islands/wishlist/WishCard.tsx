import { memo } from 'react';
import { formatMoney } from '#src/domain/money.ts';
import type { WishedProduct } from '#src/domain/wishlist/wished-product.ts';
import { mergeSpans } from '#src/domain/years.ts';
import { notify, UNDO_LASTS_MS } from '#src/stores/toasts.ts';
import { returnToWishlist } from '#src/stores/wishlist-edits.ts';
import { $wishlist, removeFromWishlist } from '#src/stores/wishlist.ts';
import { heartName, heartTitle } from '#src/strings/marks.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';
import { Card } from '#src/views/product/Card.tsx';
import { CardBadge } from '#src/views/product/CardBadge.tsx';
import { heartPath, imagePath } from '#src/views/ui/icons.ts';

type Props = { product: WishedProduct; isGone: boolean; editable: boolean };

// Stored data is not trusted: a value of another type would leave the whole list empty.
const spansOf = ({ compatible_years: years }: WishedProduct) =>
  mergeSpans(
    (Array.isArray(years) ? years : [])
      .map(Number)
      .filter(Number.isInteger)
      .map((year) => ({ from: year, to: year })),
  );

const nameOf = ({ id, name }: WishedProduct): string => (typeof name === 'string' ? name : text.unnamed(id));

function remove(product: WishedProduct): void {
  const { id } = product;
  const before = $wishlist.get();
  removeFromWishlist(id);
  notify(text.removed(nameOf(product)), {
    lastsMs: UNDO_LASTS_MS,
    action: { label: text.undo, run: () => returnToWishlist(product, before), isUndo: true },
  });
  // The pressed heart was removed with its card.
  document.querySelector('main')?.focus({ preventScroll: true });
}

const RemoveHeart = ({ product }: { product: WishedProduct }) => (
  <button
    type="button"
    className="heart"
    data-wished="true"
    aria-label={heartName(true, nameOf(product))}
    data-tip={heartTitle(true)}
    onClick={() => remove(product)}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={heartPath} />
    </svg>
  </button>
);

const Picture = ({ image }: { image: string | null | undefined }) =>
  image ? (
    // A new element: one that failed to load stays hidden.
    <img key={image} src={image} alt="" width="640" height="480" loading="lazy" decoding="async" />
  ) : (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={imagePath} />
    </svg>
  );

/** A saved product; one that is no longer on offer keeps its card, without a link. */
export const WishCard = memo(function WishCard({ product, isGone, editable }: Props) {
  const { id, image, manufacturer, model, price, fits } = product;
  // The heart of a product page does not know the vehicle; its line is kept free until the shop has answered.
  const freeLine = fits && !isGone ? '\u00a0' : undefined;
  return (
    <Card
      picture={<Picture image={image} />}
      isGone={isGone}
      badge={isGone ? <span className="card__s">{text.gone}</span> : <CardBadge product={product} />}
      vehicle={manufacturer ? [manufacturer, model].filter(Boolean).join(' · ') : freeLine}
      heading="h2"
      name={nameOf(product)}
      href={isGone ? undefined : `/proizvod/${id}`}
      price={typeof price === 'number' ? formatMoney(Math.round(price * 100)) : undefined}
      rating={product.rating ?? null}
      years={spansOf(product)}
      fits={isGone ? null : (fits ?? null)}
      heart={editable && <RemoveHeart product={product} />}
    />
  );
});
