import { imageAddress } from '#src/domain/catalogue/image-address.ts';
import { formatMoney } from '#src/domain/money.ts';
import type { ProductDetail } from '#src/domain/product/product.ts';
import { contactText as text } from '#src/strings/contact.ts';
import { cardText } from '#src/strings/card.ts';
import { WholeWords } from '../ui/WholeWords.tsx';

/** The part that an enquiry is about, above its form. */
export const EnquiredProduct = ({
  product: { id, name, image, priceMinor, availability },
}: {
  product: ProductDetail;
}) => (
  <a
    href={`/proizvod/${id}`}
    className="flex min-h-30 items-center gap-4 rounded-2 border border-line bg-surface p-3 hover:border-ink"
  >
    {image && (
      <img
        src={imageAddress(image, 320, 'webp')}
        alt=""
        width={96}
        height={72}
        className="h-18 w-24 flex-none rounded-1 bg-studio object-cover"
      />
    )}
    <span className="min-w-0">
      <span className="block text-sm text-ink-2">{text['product.label']}</span>
      <b className="line-clamp-2 wrap-anywhere">
        <WholeWords text={name} />
      </b>
      {/* One line: a code that does not fit is not shown. */}
      <span className="flex h-[1.55em] flex-wrap gap-x-3 overflow-hidden text-sm text-ink-2 num">
        {(availability === 'sold' || availability === 'reserved') && <b>{cardText[availability]}</b>}
        {/* A sold part without a price has none to ask for. */}
        {(availability !== 'sold' || priceMinor !== null) && (
          <span>{priceMinor === null ? cardText.noPrice : formatMoney(priceMinor)}</span>
        )}
        <span>{cardText.code(id)}</span>
      </span>
    </span>
  </a>
);
