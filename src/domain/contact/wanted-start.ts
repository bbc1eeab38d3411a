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

/**
 * Whether words of an address, `Audi A4` or `audi/a4/2008`, name this vehicle, perhaps less precisely. Whole names are
 * compared: `Volkswagen Golf` is not a Golf Plus. Empty words name any vehicle.
 */
export function namesVehicle(named: string, { manufacturer, model, year }: SavedVehicle): boolean {
  const isBeginning = (words: readonly (string | number)[], separator: string) =>
    words.some((_, last) => words.slice(0, last + 1).join(separator) === named);
  return (
    named === '' ||
    isBeginning([manufacturer.name, model.name, year], ' ') ||
    isBeginning([manufacturer.slug, model.slug, year], '/')
  );
}

/** `bmw-x5` → `BMW X5`: short words of a slug are mostly abbreviations. */
export const wordsOfSlug = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word.length < 4 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
