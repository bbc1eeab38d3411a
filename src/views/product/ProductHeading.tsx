import { formatMoney } from '#src/domain/money.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { priceNote, productText as text } from '#src/strings/product.ts';
import { choiceText } from '#src/strings/product-fields.ts';
import { uiText } from '#src/strings/ui.ts';
import { Badge } from '../ui/Badge.tsx';
import { Stars } from '../ui/Stars.tsx';

export function ProductHeading({ product }: { product: ProductDetail }) {
  const { id, name, rating, manufacturer, priceMinor, availability } = product;
  const isSold = availability === 'sold';
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {manufacturer && <Badge>{manufacturer.name}</Badge>}
        {isSold && <Badge tone="no">{choiceText.availability.sold}</Badge>}
        <Stars rating={rating} title={uiText['rating.title']} />
        <span className="text-sm text-ink-2 num">{text.code(id)}</span>
      </div>
      <h1 className="mt-4 t-lg">{name}</h1>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <b className="t-press text-title-md num">
          {priceMinor === null ? text['price.none'] : formatMoney(priceMinor)}
        </b>
        <span className="text-sm text-ink-2">{priceNote(priceMinor)}</span>
      </p>
      {isSold && <p className="mt-3 text-ink-2">{text['sold.note']}</p>}
    </header>
  );
}
