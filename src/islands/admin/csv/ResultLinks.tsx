import type { ReactNode } from 'react';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { productsAddress } from '../products/product-address.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

export const ResultLinks = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-2 border-t border-line pt-5 sm:flex sm:flex-wrap">
    <ButtonLink href={productsAddress()} variant="pri">
      {text['result.toProducts']}
    </ButtonLink>
    {children}
  </div>
);
