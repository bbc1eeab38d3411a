import { cutText } from '../text/cut-text.ts';
import { ID_MAX } from '../limits/requests.ts';
import { ENQUIRY_VEHICLE_MAX, MESSAGE_PRODUCTS_MAX } from '../limits/visitors.ts';
import { readSharedList } from '../wishlist/shared-list.ts';
import { VEHICLE_LABEL } from '../vehicle/vehicle-label.ts';

const VEHICLE_LINE = new RegExp(`^${VEHICLE_LABEL}(.+)$`, 'm');

type EnquiryFacts = { productIds: number[]; vehicle: string | null };

/**
 * What an enquiry is about: the products whose addresses it contains, one by one or as a shared list, and the saved
 * vehicle. They are read from the text, so that what a visitor deletes is not sent.
 */
export function enquiryFacts(text: string): EnquiryFacts {
  const named = [...text.matchAll(/\/proizvod\/(\d{1,10})\b/g)].map(([, id]) => id);
  const lists = [...text.matchAll(/\/wishlist\?(\S+)/g)].flatMap(
    ([, query]) => readSharedList(new URLSearchParams(query)) ?? [],
  );
  const ids = [...new Set([...named, ...lists].map(Number))].filter((id) => id > 0 && id <= ID_MAX);
  const vehicle = VEHICLE_LINE.exec(text)?.[1]?.trim();
  return {
    productIds: ids.slice(0, MESSAGE_PRODUCTS_MAX),
    vehicle: vehicle === undefined ? null : cutText(vehicle, ENQUIRY_VEHICLE_MAX),
  };
}
