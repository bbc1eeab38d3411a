import { useStore } from '@nanostores/react';
import { PRODUCTS_BY_ID_MAX } from '#src/domain/limits.ts';
import { activeVehicle } from '#src/domain/saved-vehicle.ts';
import type { WishedProduct } from '#src/domain/wished-product.ts';
import { wishlistEnquiry } from '#src/domain/wishlist-enquiry.ts';
import { notify } from '#src/stores/toasts.ts';
import { $garage } from '#src/stores/vehicles.ts';
import { listEnquiryWords, wishlistText as text } from '#src/strings/wishlist.ts';

/** Empty where the shop has none. */
export type Contacts = { whatsapp: string; viber: string; email: string };

type Props = { products: readonly WishedProduct[]; contacts: Contacts };

function useEnquiry(products: readonly WishedProduct[]): string {
  const vehicle = activeVehicle(useStore($garage));
  const name = vehicle && `${vehicle.manufacturer.name} ${vehicle.model.name} ${vehicle.year}`;
  return wishlistEnquiry(
    products,
    { origin: location.origin, vehicle: name, idsMax: PRODUCTS_BY_ID_MAX },
    listEnquiryWords,
  );
}

/** The order is an enquiry: the whole list as one message, contacts in the order that they have everywhere. */
export function Enquiry({ products, contacts: { whatsapp, viber, email } }: Props) {
  const body = useEnquiry(products);
  const encoded = encodeURIComponent(body);
  const subject = encodeURIComponent(text['enquiry.subject'](products.length));
  const ids = products.slice(0, PRODUCTS_BY_ID_MAX).map(({ id }) => id);
  const copyForViber = () => {
    // Viber takes no text with a number.
    navigator.clipboard.writeText(body).then(
      () => notify(text['enquiry.copied']),
      () => notify(text['enquiry.notCopied'], { tone: 'error' }),
    );
  };
  return (
    <details className="group mt-10 max-w-112">
      <summary className="act act--pri w-fit">{text['enquiry.button'](products.length)}</summary>
      <div className="mt-3 grid gap-2" role="group" aria-label={text['enquiry.label']}>
        <p className="text-sm text-ink-2">{text['enquiry.lead']}</p>
        {whatsapp && (
          <a className="act" rel="noopener" href={`https://wa.me/${whatsapp}?text=${encoded}`}>
            {text['enquiry.whatsapp']}
          </a>
        )}
        {viber && (
          <a className="act" href={`viber://chat?number=${encodeURIComponent(viber)}`} onClick={copyForViber}>
            {text['enquiry.viber']}
          </a>
        )}
        <a className="act" href={`mailto:${email}?subject=${subject}&body=${encoded}`}>
          {text['enquiry.email']}
        </a>
        <a className="act" href={`/kontakt?proizvod=${ids.join(',')}`}>
          {text['enquiry.contact']}
        </a>
      </div>
    </details>
  );
}
