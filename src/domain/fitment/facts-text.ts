import { formatYears } from '../years.ts';
import type { FitmentFacts } from './fitment-facts.ts';

type Dated = { facts?: FitmentFacts | undefined; yearFrom: number | null; yearTo: number | null };

/** `103 kW`, `od 100 kW`, `100–125 kW`. */
function powerText({ kwFrom, kwTo }: FitmentFacts): string | undefined {
  if (kwFrom === undefined) return kwTo === undefined ? undefined : `do ${kwTo} kW`;
  if (kwTo === undefined) return `od ${kwFrom} kW`;
  return kwFrom === kwTo ? `${kwFrom} kW` : `${kwFrom}–${kwTo} kW`;
}

/** The months in which a fitment begins and ends within a year; whole years need none. */
function monthTexts({ facts = {}, yearFrom, yearTo }: Dated): { year: number; words: string }[] {
  const ends = [
    ['od', facts.monthFrom, yearFrom, 1],
    ['do', facts.monthTo, yearTo, 12],
  ] as const;
  return ends.flatMap(([word, month, year, whole]) =>
    month === undefined || year === null || month === whole
      ? []
      : [{ year, words: `${word} ${month}/${year}` }],
  );
}

const known = (words: readonly (string | undefined)[]): string[] =>
  words.filter((word) => word !== undefined);

/** Facts that no saved vehicle has, in the form of `FitGroup.conditions`. */
export function conditionsOf(fitment: Dated): string[] {
  const { facts = {} } = fitment;
  const months = monthTexts(fitment).map(({ year, words }) => `${year}=${words}`);
  return known([facts.engineCode, facts.fuel, powerText(facts), ...months, facts.equipment]);
}

/** Every fact: `B8, karavan, 2.0 TDI, od 6/2007`; empty when none is known. */
export function factsText(fitment: Dated): string {
  const { generation, body, engine, engineCode, fuel, equipment } = fitment.facts ?? {};
  const months = monthTexts(fitment).map(({ words }) => words);
  return known([
    generation,
    body,
    engine,
    engineCode,
    fuel,
    powerText(fitment.facts ?? {}),
    ...months,
    equipment,
  ]).join(', ');
}

/** 'Audi A4 2004–2008 (B7, 2.0 TDI)'; '2004–' means still built. What is not known is left out. */
export function fitmentText(names: readonly string[], fitment: Dated): string {
  const facts = factsText(fitment);
  return [...names, formatYears(fitment.yearFrom, fitment.yearTo), facts && `(${facts})`]
    .filter(Boolean)
    .join(' ');
}
