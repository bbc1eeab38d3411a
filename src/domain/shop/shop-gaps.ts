import { DEFAULT_SETTINGS, type ShopSettings } from './shop.ts';

/** What only the owner knows and has not given yet (DECISIONS U28), in words for a terminal. */
export const placeholdersLeft = (settings: ShopSettings): string | undefined => {
  const isNew = (name: 'phone' | 'email' | 'registrationNumber' | 'street') =>
    settings[name] === DEFAULT_SETTINGS[name];
  const left = [
    isNew('phone') && 'telephone number',
    isNew('email') && 'e-mail',
    isNew('street') && 'street',
    isNew('registrationNumber') && 'registration number',
  ].filter((name) => name !== false);
  return left.length > 0 ? `Set in the panel, under 'Postavke': ${left.join(', ')}.` : undefined;
};

/** Figures of the home page that the catalogue does not reach (DECISIONS U23), in words for a terminal. */
export const claimsTooHigh = (
  claimed: Pick<ShopSettings, 'brands' | 'products'>,
  found: { manufacturers: number; products: number },
): string[] => [
  ...(claimed.brands > found.manufacturers
    ? [`The home page claims ${claimed.brands} manufacturers; there are ${found.manufacturers}.`]
    : []),
  ...(claimed.products > found.products
    ? [`The home page claims ${claimed.products} products; ${found.products} are published.`]
    : []),
];
