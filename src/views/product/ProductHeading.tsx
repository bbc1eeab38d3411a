import { wantedAddress } from '#src/domain/contact/wanted-part.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { vehicleName } from '#src/domain/vehicle/vehicle-name.ts';
import { priceNote, productText as text } from '#src/strings/product.ts';
import { fieldChoiceText } from '#src/strings/product-fields.ts';
import { uiText } from '#src/strings/ui.ts';
import { wantedText } from '#src/strings/wanted-part.ts';
import { Badge } from '../ui/Badge.tsx';
import { Stars } from '../ui/Stars.tsx';
import { WholeWords } from '../ui/WholeWords.tsx';
import { AvailabilityBadge } from './AvailabilityBadge.tsx';

/** The section of similar products. */
export const RELATED_ID = 'slicni';

type Props = { product: ProductDetail; hasRelated?: boolean };

export function ProductHeading({ product, hasRelated = false }: Props) {
  const { id, name, rating, manufacturer, priceMinor, availability, condition, fits } = product;
  const isSold = availability === 'sold';
  return (
    <header className="pp__head wrap-anywhere">
      {isSold && <SoldNote product={product} hasRelated={hasRelated} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {manufacturer && <Badge>{manufacturer.name}</Badge>}
        {condition && <Badge tone="soft">{fieldChoiceText.condition[condition]}</Badge>}
        <AvailabilityBadge availability={availability} />
      </div>
      <h1 className="t-md md:t-lg">
        <WholeWords text={name} />
      </h1>
      {/* A sold part without a price has none to ask for. */}
      {(!isSold || priceMinor !== null) && (
        <b className="block t-press text-title-md whitespace-nowrap num">
          {priceMinor === null ? text['price.none'] : formatMoney(priceMinor)}
        </b>
      )}
      <p className="verdict fit" data-fit={fits} />
      <p className="flex flex-wrap justify-between gap-x-6 text-sm text-ink-2">
        {!isSold && <span>{priceNote(priceMinor)}</span>}
        <span>{text.code(id)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-2">
        <Stars rating={rating} />
        <span aria-hidden="true" className="text-sm text-ink-2">
          {uiText['rating.title']}
        </span>
      </p>
    </header>
  );
}

/** What a visitor can still do about a sold part. */
const SoldNote = ({ product, hasRelated = false }: Props) => (
  <div className="mb-2 rounded-2 bg-sunken px-4 py-2">
    <p className="pt-1 font-semibold">{text['sold.note']}</p>
    <p className="flex flex-wrap gap-x-5 text-ui">
      {hasRelated && (
        <a href={`#${RELATED_ID}`} className="inline-flex min-h-target items-center link-in">
          {text['related.similar']}
        </a>
      )}
      <a
        href={wantedAddress({ part: product.name, vehicle: vehicleName(product) })}
        className="inline-flex min-h-target items-center link-in"
      >
        {wantedText.action}
      </a>
    </p>
  </div>
);
