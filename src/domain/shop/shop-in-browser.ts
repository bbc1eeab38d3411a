import { DEFAULT_SETTINGS, setShop, shop } from './shop.ts';

/** What islands render; everything else is in the page's markup. Another setting that a view reads does not compile. */
const FOR_ISLANDS = [
  'phone',
  'whatsapp',
  'viber',
  'email',
  'street',
  'postalCode',
  'city',
  'openingHours',
  'deliveryFrom',
  'deliveryTo',
] as const;
export type IslandSetting = (typeof FOR_ISLANDS)[number];

/** For `data-shop`: the settings that differ from the defaults, which every island has; undefined without any. */
export function settingsForBrowser(): string | undefined {
  const now = shop();
  const changed = FOR_ISLANDS.filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(DEFAULT_SETTINGS[name]),
  );
  return changed.length > 0
    ? JSON.stringify(Object.fromEntries(changed.map((name) => [name, now[name]])))
    : undefined;
}

/** Applies the settings that the page was rendered with. */
export const takeSettings = (text: string): void =>
  setShop({ ...DEFAULT_SETTINGS, ...(JSON.parse(text) as Partial<typeof DEFAULT_SETTINGS>) });
