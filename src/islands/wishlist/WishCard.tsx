import { memo } from 'react';
import { imagePath } from '#src/views/ui/icons.ts';
import { miniScaleSvg } from '#src/components/product/mini-scale.ts';
import { formatMoney } from '#src/domain/money.ts';
import { formatSpans, reach, type YearSpan } from '#src/domain/years.ts';
import type { WishedProduct } from '#src/domain/wished-product.ts';
import { notify } from '#src/stores/toasts.ts';
import { $wishlist, removeFromWishlist, restoreWishlist } from '#src/stores/wishlist.ts';
import { heartName, heartTitle } from '#src/strings/marks.ts';
import { wishlistText as text } from '#src/strings/wishlist.ts';
import { Stars } from './Stars.tsx';

type Props = { product: WishedProduct; isGone: boolean; editable: boolean };

const spanOf = (years: readonly string[]): YearSpan[] =>
  years.map(Number).map((year) => ({ from: year, to: year }));

const HEART = 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z';

function remove({ id, name }: WishedProduct): void {
  const before = $wishlist.get();
  removeFromWishlist(id);
  notify(text.removed(name ?? text.unnamed(id)), {
    action: { label: text.undo, run: () => restoreWishlist(before) },
  });
  // The pressed heart is gone with its card.
  document.querySelector('main')?.focus({ preventScroll: true });
}

function CardHeart({ product }: { product: WishedProduct }) {
  return (
    <button
      type="button"
      className="heart"
      aria-pressed="true"
      aria-label={heartName(true, product.name ?? text.unnamed(product.id))}
      data-tip={heartTitle(true)}
      onClick={() => remove(product)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={HEART} />
      </svg>
    </button>
  );
}

/** Behind the badge of a phone's small picture there is no room for it. */
const NoPicture = ({ hasBadge }: { hasBadge: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={hasBadge ? 'max-sm:hidden' : ''}>
    <path d={imagePath} />
  </svg>
);

function MiniScale({ years }: { years: YearSpan }) {
  return <span className="contents" dangerouslySetInnerHTML={{ __html: miniScaleSvg([years]) }} />;
}

/** A saved product; what is not on offer any more keeps its row, without a link that leads nowhere. */
export const WishCard = memo(function WishCard({ product, isGone, editable }: Props) {
  const { id, name, image, rating, manufacturer, model, price, fits } = product;
  const whole = reach(spanOf(product.compatible_years ?? []));
  const shownName = name ?? text.unnamed(id);
  const badge = isGone ? text.gone : product.availability === 'sold' ? text.sold : undefined;
  return (
    <article className="card">
      <div className={isGone ? 'card__i [&_img]:opacity-50' : 'card__i'}>
        {image ? (
          <img src={image} alt="" width="640" height="480" loading="lazy" decoding="async" />
        ) : (
          <NoPicture hasBadge={badge !== undefined} />
        )}
        {badge && <span className="card__s">{badge}</span>}
      </div>
      <div className="card__b">
        {manufacturer && <p className="card__m">{[manufacturer, model].filter(Boolean).join(' · ')}</p>}
        <h2 className="card__n">{isGone ? shownName : <a href={`/proizvod/${id}`}>{shownName}</a>}</h2>
        {typeof price === 'number' && <p className="card__p num">{formatMoney(price * 100)}</p>}
        <p className="card__f num">
          {rating ? <Stars rating={rating} /> : <span />}
          <span>{whole ? formatSpans([whole]) : text.years}</span>
        </p>
        {whole && <MiniScale years={whole} />}
        {/* The page script writes into it, as on every card. */}
        {!isGone && typeof fits === 'string' && <p className="fit" data-fit={fits} />}
      </div>
      {editable && <CardHeart product={product} />}
    </article>
  );
});
