import type { ReactNode } from 'react';
import { buttonClasses } from '#src/views/ui/button-classes.ts';
import { csvText as text } from '#src/strings/admin/csv.ts';
import { productsAddress } from '../products/product-address.ts';
import { AdminLink } from '../ui/AdminLink.tsx';

export const ResultLinks = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-2 border-t border-line pt-5 sm:flex sm:flex-wrap">
    <AdminLink href={productsAddress()} className={buttonClasses({ variant: 'pri' })}>
      {text['result.toProducts']}
    </AdminLink>
    {children}
  </div>
);
