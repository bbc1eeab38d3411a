import { WARRANTY_MONTHS } from '../limits/catalogue.ts';
import type { IslandSetting } from './shop-in-browser.ts';

/** One day of the week; null when the shop is closed. Times as `08:30`. */
export type DayHours = { opens: string; closes: string } | null;

/** Days on which the shop is closed, both ends included, as `2026-12-25`. */
export type Closure = { from: string; to: string; reason: string };

/** What the owner changes in the panel. An empty text is not shown anywhere. */
export type ShopSettings = {
  /** E.164, as every number here. */
  phone: string;
  whatsapp: string;
  viber: string;
  email: string;
  facebook: string;
  instagram: string;
  company: string;
  registrationNumber: string;
  street: string;
  postalCode: string;
  city: string;
  /** Monday first. */
  openingHours: DayHours[];
  closures: Closure[];
  /** In working days. */
  deliveryFrom: number;
  deliveryTo: number;
  withdrawalDays: number;
  complaintDays: number;
  refundWorkingDays: number;
  /** Figures of the home page. */
  years: number;
  clients: number;
  brands: number;
  products: number;
  /** Promises of the home page, which may differ from the other pages (DECISIONS U21, U22). Empty: as on those. */
  deliveryClaim: string;
  supportClaim: string;
  /** Legal texts in the owner's own words, see `legal-text.ts`; empty for the text of a new shop. */
  terms: string;
  privacy: string;
  returns: string;
};

const workday = { opens: '08:00', closes: '16:00' };

/** The settings of a new shop, with placeholders for what only its owner knows (DECISIONS U28). */
export const DEFAULT_SETTINGS: ShopSettings = {
  phone: '+38739000000',
  whatsapp: '+38739000000',
  viber: '+38739000000',
  email: 'info@primjer.example',
  facebook: '',
  instagram: '',
  company: 'Premium Parts d.o.o.',
  registrationNumber: '',
  street: '',
  postalCode: '88340',
  city: 'Grude',
  openingHours: [workday, workday, workday, workday, workday, { opens: '08:30', closes: '12:00' }, null],
  closures: [],
  deliveryFrom: 1,
  deliveryTo: 3,
  withdrawalDays: 14,
  complaintDays: 8,
  refundWorkingDays: 7,
  years: 10,
  clients: 5000,
  brands: 15,
  products: 1000,
  deliveryClaim: '2-3 dana',
  supportClaim: '8:00–18:00',
  terms: '',
  privacy: '',
  returns: '',
};

/** What only a change of the code changes. */
const FIXED = {
  name: 'Premium Parts',
  country: 'Bosna i Hercegovina',
  countryCode: 'BA',
  /** The middle of the town, for the map; the owner has not given the shop's own location. */
  place: { latitude: 43.3725, longitude: 17.4142 },
  designer: null as { name: string; url: string } | null,
  agency: null as { name: string; url: string } | null,
  warrantyMonths: WARRANTY_MONTHS,
  /** Visited pages can be read without a network. False removes this from every browser at its next visit. */
  offline: true as boolean,
};

export type WholeShop = Readonly<ShopSettings & typeof FIXED>;
/** What islands know of it, too: in a browser the other settings have their defaults. */
export type Shop = Omit<WholeShop, Exclude<keyof ShopSettings, IslandSetting>>;

const newShop: WholeShop = { ...FIXED, ...DEFAULT_SETTINGS };

// A build loads this module more than once: in Node and in Astro's bundle.
const SETTINGS = Symbol.for('premium-parts.shop');
const shared = globalThis as { [SETTINGS]?: WholeShop };

/** The shop as its owner has set it. The same object until a setting changes: it is part of every page's key. */
export const shop = (): Shop => shared[SETTINGS] ?? newShop;
/** With all settings, for what only a build, a function or the panel renders. */
export const wholeShop = shop as () => WholeShop;

/** From now on this process renders pages with these settings. */
export function setShop(settings: ShopSettings): void {
  const next: WholeShop = { ...FIXED, ...settings };
  if (JSON.stringify(next) !== JSON.stringify(shop())) shared[SETTINGS] = next;
}
