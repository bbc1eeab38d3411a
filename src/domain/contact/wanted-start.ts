import type { SavedVehicle } from '../vehicle/saved-vehicle.ts';

/** Without the consent, which is given for each wanted part. */
export const WANTED_TEXTS = ['dio', 'vozilo', 'ime', 'telefon', 'email'] as const;
type WantedTexts = Partial<Record<(typeof WANTED_TEXTS)[number], string>>;
/** What was typed and not sent, kept in the tab; `asked` is the query of the address at which it was. */
export type KeptWantedForm = WantedTexts & { asked?: string };

const filled = (texts: WantedTexts): WantedTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** What the form begins with. What an address names comes before a form that was kept for something else. */
export function wantedStart(
  { asked, ...kept }: KeptWantedForm,
  now: string,
  known: WantedTexts,
): WantedTexts {
  const [typed, named] = [filled(kept), filled(known)];
  return now === '' || now === asked ? { ...named, ...typed } : { ...typed, ...named };
}

/** `Audi A4 2008 B7 karavan`, in a form that the shop can read. */
export const wantedVehicle = ({
  manufacturer,
  model,
  year,
  generation,
  body,
  engine,
}: SavedVehicle): string =>
  [manufacturer.name, model.name, year, generation, body, engine].filter(Boolean).join(' ');

/** `bmw-x5` → `BMW X5`: short words of a slug are mostly abbreviations. */
export const wordsOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word.length < 4 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
