import { createContext, use } from 'react';
import type { ProductFormControls } from './use-product-form.ts';

/** The open form, for every field below it. */
export const ProductFormContext = createContext<ProductFormControls | null>(null);

/** Throws outside a product form. */
export function useProductFormContext(): ProductFormControls {
  const form = use(ProductFormContext);
  if (!form) throw new Error('useProductFormContext needs a product form around it');
  return form;
}
