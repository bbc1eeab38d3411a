import type { Availability } from '#src/domain/product/product.ts';
import { cardText as text } from '#src/strings/card.ts';
import { Badge } from '../ui/Badge.tsx';

/** Beside a product's name: that it is sold or reserved. */
export function AvailabilityBadge({ availability }: { availability: Availability }) {
  if (availability === 'sold') return <Badge tone="no">{text.sold}</Badge>;
  return availability === 'reserved' && <Badge tone="soft">{text.reserved}</Badge>;
}
