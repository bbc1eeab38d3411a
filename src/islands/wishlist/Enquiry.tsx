import { useStore } from '@nanostores/react';
import { activeVehicle } from '#src/domain/saved-vehicle.ts';
import { sharedListQuery } from '#src/domain/shared-list.ts';
import type { WishedProduct } from '#src/domain/wished-product.ts';
import { wishlistEnquiry } from '#src/domain/wishlist-enquiry.ts';
import { notify } from '#src/stores/toasts.ts';
import { $garage } from '#src/stores/vehicles.ts';
import { listEnquiryWords, wishlistText as text } from '#src/strings/wishlist.ts';
import { Icon } from '#src/views/ui/Icon.tsx';
import { editPath, mailPath, viberPath, whatsappPath } from '#src/views/ui/icons.ts';
import { vehicleName } from '../vehicle/vehicle-name.ts';

/** Empty strings for contacts that the shop does not have. */
export type Contacts = { whatsapp: string; viber: string; email: string };

type Props = { products: readonly WishedProduct[]; contacts: Contacts };

function useEnquiry(products: readonly WishedProduct[]): string {
  const vehicle = activeVehicle(useStore($garage));
  const name = vehicle && vehicleName(vehicle);
  return wishlistEnquiry(products, { origin: location.origin, vehicle: name }, listEnquiryWords);
}

/**
 * The shop's order is an enquiry: the whole list as one message, with the contacts in their usual order. However long
 * the list, it stays in reach, beside the button that scrolls to the top.
 */
export function Enquiry({ products, contacts: { whatsapp, viber, email } }: Props) {
  const body = useEnquiry(products);
  const encoded = encodeURIComponent(body);
  const subject = encodeURIComponent(text['enquiry.subject'](products.length));
  const copyForViber = () => {
    // Viber links cannot contain both a number and a text.
    navigator.clipboard.writeText(body).then(
      () => notify(text['enquiry.copied']),
      () => notify(text['enquiry.notCopied'], { tone: 'error' }),
    );
  };
  return (
    <details className="sticky bottom-4 z-sticky mt-10 mr-16 max-w-160 rounded-2 open:bg-surface open:p-4 open:overlay-shadow sm:not-open:w-fit">
      <summary className="act act--pri justify-center float-shadow sm:w-fit">
        {text['enquiry.button'](products.length)}
      </summary>
      <div className="mt-3 grid gap-2 sm:grid-cols-2" role="group" aria-label={text['enquiry.label']}>
        <p className="text-sm text-ink-2 sm:col-span-2">{text['enquiry.lead']}</p>
        {whatsapp && (
          <a className="act" rel="noopener" href={`https://wa.me/${whatsapp}?text=${encoded}`}>
            <Icon path={whatsappPath} />
            {text['enquiry.whatsapp']}
          </a>
        )}
        {viber && (
          <a className="act" href={`viber://chat?number=${encodeURIComponent(viber)}`} onClick={copyForViber}>
            <Icon path={viberPath} />
            {text['enquiry.viber']}
          </a>
        )}
        <a className="act" href={`mailto:${email}?subject=${subject}&body=${encoded}`}>
          <Icon path={mailPath} />
          {text['enquiry.email']}
        </a>
        <a className="act" href={`/kontakt?${sharedListQuery(products).query}`}>
          <Icon path={editPath} />
          {text['enquiry.contact']}
        </a>
      </div>
    </details>
  );
}
