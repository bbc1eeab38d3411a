import { wantedListText as text } from '#src/strings/admin/wanted-parts.ts';
import { AdminLink } from '../ui/AdminLink.tsx';
import { useBuyers, wantedAddress } from './use-wanted.ts';

/** 'Traže ga 2 kupca': leads to those who wait for the product. */
export function Buyers({ productId, className = '' }: { productId: number; className?: string }) {
  const count = useBuyers(productId);
  if (count === 0) return null;
  return (
    <AdminLink
      href={wantedAddress(productId)}
      className={`underline relative inline-flex min-h-target items-center text-sm font-semibold text-needle num ${className}`}
    >
      {text.buyers(count)}
    </AdminLink>
  );
}
