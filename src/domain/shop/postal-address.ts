import { shop, type ShopSettings } from './shop.ts';

/** 'Ulica 1, 88340 Grude, Bosna i Hercegovina'. */
export const postalAddress = (
  { street, postalCode, city }: Pick<ShopSettings, 'street' | 'postalCode' | 'city'> = shop(),
): string => [street, `${postalCode} ${city}`, shop().country].filter(Boolean).join(', ');
