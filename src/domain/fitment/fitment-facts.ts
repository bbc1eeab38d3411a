import { FITMENT_TEXT_MAX, POWER_KW_MAX } from '../limits/catalogue.ts';

// The words that visitors read, so that the script of every page needs no table of them.
export const BODIES = [
  'hečbek',
  'limuzina',
  'karavan',
  'kupe',
  'kabriolet',
  'monovolumen',
  'terenac',
  'pikap',
  'kombi',
] as const;
export type Body = (typeof BODIES)[number];

const FUELS = ['dizel', 'benzin', 'plin', 'hibrid', 'struja'] as const;
type Fuel = (typeof FUELS)[number];

/** What a fitment says beyond model and years. Whatever is absent is not known; it never means 'all'. */
export type FitmentFacts = {
  /** The name of one of the model's generations. */
  generation?: string;
  body?: Body;
  /** As people call it: `2.0 TDI`. */
  engine?: string;
  /** As it is stamped on the engine: `BKD`. */
  engineCode?: string;
  fuel?: Fuel;
  kwFrom?: number;
  kwTo?: number;
  /** Month of the first and of the last year, where a change came within that year. */
  monthFrom?: number;
  monthTo?: number;
  /** In words: `samo za xenon`. */
  equipment?: string;
};

/** `header` names the fact in the product file: part of the format, so it never changes. */
type FactRule = { header: string } & (
  | { type: 'text'; max: number }
  | { type: 'choice'; values: readonly string[] }
  | { type: 'number'; min: number; max: number }
);

/** Every fact, once, in the order of forms, files and texts. */
const FITMENT_FACTS = {
  generation: { type: 'text', header: 'generacija', max: FITMENT_TEXT_MAX },
  body: { type: 'choice', header: 'karoserija', values: BODIES },
  engine: { type: 'text', header: 'motor', max: FITMENT_TEXT_MAX },
  engineCode: { type: 'text', header: 'kod motora', max: FITMENT_TEXT_MAX },
  fuel: { type: 'choice', header: 'gorivo', values: FUELS },
  kwFrom: { type: 'number', header: 'kW od', min: 1, max: POWER_KW_MAX },
  kwTo: { type: 'number', header: 'kW do', min: 1, max: POWER_KW_MAX },
  monthFrom: { type: 'number', header: 'mjesec od', min: 1, max: 12 },
  monthTo: { type: 'number', header: 'mjesec do', min: 1, max: 12 },
  equipment: { type: 'text', header: 'oprema', max: FITMENT_TEXT_MAX },
} as const satisfies Record<keyof FitmentFacts, FactRule>;

export type FactName = keyof FitmentFacts;
export const FACT_NAMES = Object.keys(FITMENT_FACTS) as FactName[];
export const factRule = (name: FactName): FactRule => FITMENT_FACTS[name];

/** Without the characters that separate vehicles and facts in a product file. */
const tidyText = (text: string): string => text.replace(/[|>;\s]+/g, ' ').trim();

/** The known facts in their own order, so that equal ones are equal as text; undefined when nothing is known. */
export function tidyFacts(facts: FitmentFacts | null | undefined): FitmentFacts | undefined {
  const known = FACT_NAMES.flatMap((name) => {
    const value = facts?.[name];
    const tidy = typeof value === 'string' ? tidyText(value) : value;
    return tidy === undefined || tidy === '' ? [] : [[name, tidy] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function obeys(rule: FactRule, value: string | number): boolean {
  if (rule.type === 'text') return String(value).length <= rule.max;
  if (rule.type === 'choice') return rule.values.includes(String(value));
  return Number.isInteger(value) && rule.min <= Number(value) && Number(value) <= rule.max;
}

/** The first fact of a fitment of these years that does not obey its rule, or the end of a reversed range. */
export function wrongFact(
  facts: FitmentFacts,
  { yearFrom, yearTo }: { yearFrom: number | null; yearTo: number | null },
): FactName | undefined {
  const wrong = FACT_NAMES.find((name) => {
    const value = facts[name];
    return value !== undefined && !obeys(factRule(name), value);
  });
  if (wrong) return wrong;
  if ((facts.kwFrom ?? 0) > (facts.kwTo ?? Infinity)) return 'kwTo';
  const isOneYear = yearFrom !== null && yearFrom === yearTo;
  return isOneYear && (facts.monthFrom ?? 0) > (facts.monthTo ?? Infinity) ? 'monthTo' : undefined;
}
