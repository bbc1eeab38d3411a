import { formatMoney } from '#src/domain/money.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { priceNote, productText as text } from '#src/strings/product.ts';
import { choiceText } from '#src/strings/product-fields.ts';
import { uiText } from '#src/strings/ui.ts';
import { Badge } from '../ui/Badge.tsx';
import { Stars } from '../ui/Stars.tsx';

export function ProductHeading({ product }: { product: ProductDetail }) {
  const { id, name, rating, manufacturer, priceMinor, availability, condition, fits } = product;
  const isSold = availability === 'sold';
  return (
    <header className="pp__head">
      {isSold && <p className="rounded-2 bg-sunken px-4 py-3 font-semibold">{text['sold.note']}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {manufacturer && <Badge>{manufacturer.name}</Badge>}
        {condition && <Badge tone="soft">{choiceText.condition[condition]}</Badge>}
        {isSold && <Badge tone="no">{choiceText.availability.sold}</Badge>}
        <Stars rating={rating} title={uiText['rating.title']} />
      </div>
      <h1 className="t-md md:t-lg">{name}</h1>
      <b className="block t-press text-title-md num">
        {priceMinor === null ? text['price.none'] : formatMoney(priceMinor)}
      </b>
      <p className="verdict fit" data-fit={fits} />
      <p className="flex flex-wrap justify-between gap-x-6 text-sm text-ink-2 num">
        <span>{!isSold && priceNote(priceMinor)}</span>
        <span>{text.code(id)}</span>
      </p>
    </header>
  );
}
