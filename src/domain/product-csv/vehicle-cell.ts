import type { FitmentValues } from '../admin/product.ts';
import { FACT_NAMES, factRule, type FitmentFacts, tidyFacts } from '../fitment/fitment-facts.ts';
import { foldText } from '../vehicle-text/language/fold.ts';
import { formatYears } from '../years.ts';
import { CSV_EVERY_MODEL, CSV_LIST_SEPARATOR, CSV_VEHICLE_SEPARATOR } from './columns.ts';
import type { CsvDictionaries } from './csv-dictionaries.ts';

type Years = Pick<FitmentValues, 'yearFrom' | 'yearTo'>;

/** Each with the first and the last year: `2004-2008`, `2004-`, `-2008`; `2004/2008`; `od 2004 do 2008`; `2004+`. */
const SPANS = [
  /^(\d{4})?\s*[-–—]\s*(\d{4})?$/,
  /^(\d{4})\s*\/\s*(\d{4})$/,
  /^(?:od\s+(\d{4}))?\s*(?:do\s+(\d{4}))?$/i,
  /^(\d{4})\s*\+$/,
];
const ONE_YEAR = /^\d{4}$/;
/** The full stop of an ordinal, and the word that may follow it: `2004. god.` */
const AFTER_YEAR = /(\d{4})(?:\.(?!\d))?(?:\s*(?:g|god|godin[ae]|godi[sš]te)\b\.?)?/gi;

/** `2004-2008`, `2006`, `2004-`, `-2008`; empty without years. */
const writeYears = ({ yearFrom, yearTo }: Years): string => formatYears(yearFrom, yearTo).replace('–', '-');

function readYears(text: string): Years | undefined {
  if (text === '') return { yearFrom: null, yearTo: null };
  const years = text.replace(AFTER_YEAR, '$1').trim();
  if (ONE_YEAR.test(years)) return { yearFrom: Number(years), yearTo: Number(years) };
  const span = SPANS.map((form) => form.exec(years)).find((match) => match !== null);
  if (!span) return undefined;
  const [from = null, to = null] = [span[1], span[2]].map((digits) => (digits ? Number(digits) : null));
  return { yearFrom: from, yearTo: to };
}

/** `generacija: B8; motor: 2.0 TDI`; empty without facts. */
const writeFacts = (facts: FitmentFacts = {}): string =>
  FACT_NAMES.flatMap((name) =>
    facts[name] === undefined ? [] : [`${factRule(name).header}: ${facts[name]}`],
  ).join('; ');

function readFacts(text: string): { facts?: FitmentFacts } | undefined {
  const entries = text.split(';').flatMap((part) => {
    if (part.trim() === '') return [];
    const [, header = '', value = ''] = /^([^:]*):(.*)$/.exec(part) ?? [];
    const name = FACT_NAMES.find((one) => foldText(factRule(one).header) === foldText(header.trim()));
    return [name && ([name, factRule(name).type === 'number' ? Number(value) : value] as const)];
  });
  if (entries.some((entry) => entry === undefined)) return undefined;
  const facts = tidyFacts(Object.fromEntries(entries.filter((entry) => entry !== undefined)));
  return facts ? { facts } : {};
}

/** `Audi > A4 > 2004-2008 > generacija: B7 | BMW > * > 2010- | Fiat`, the primary vehicle first. */
export function writeVehicles(fitments: readonly FitmentValues[], names: CsvDictionaries): string {
  const texts = fitments.map(({ manufacturerId, modelId, facts, ...span }) => {
    const model = modelId === null ? CSV_EVERY_MODEL : names.modelsOf(manufacturerId).label(modelId);
    const further = [writeYears(span), writeFacts(facts)];
    while (further.at(-1) === '') further.pop();
    const parts = [names.manufacturers.label(manufacturerId)];
    if (modelId !== null || further.length > 0) parts.push(model);
    return [...parts, ...further].join(` ${CSV_VEHICLE_SEPARATOR} `);
  });
  return texts.join(` ${CSV_LIST_SEPARATOR} `);
}

export type VehicleFault =
  'manufacturer.unknown' | 'model.unknown' | 'years.form' | 'facts.form' | 'vehicle.form';

/** A fault comes with the text that could not be read. */
type VehiclesRead = { fitments: FitmentValues[] } | { fault: VehicleFault; value: string };

function readVehicle(
  text: string,
  names: CsvDictionaries,
): FitmentValues | { fault: VehicleFault; value: string } {
  const parts = text.split(CSV_VEHICLE_SEPARATOR).map((part) => part.trim());
  const [manufacturerText = '', modelText = '', yearsText = '', factsText = '', ...more] = parts;
  if (more.length > 0) return { fault: 'vehicle.form', value: text };
  const manufacturer = names.manufacturers.find(manufacturerText);
  if (!manufacturer) return { fault: 'manufacturer.unknown', value: manufacturerText };
  const years = readYears(yearsText);
  if (!years) return { fault: 'years.form', value: yearsText };
  const facts = readFacts(factsText);
  if (!facts) return { fault: 'facts.form', value: factsText };
  if (modelText === '' || modelText === CSV_EVERY_MODEL)
    return { manufacturerId: manufacturer.id, modelId: null, ...years, ...facts };
  const model = names.modelsOf(manufacturer.id).find(modelText);
  if (!model) return { fault: 'model.unknown', value: `${manufacturer.name} ${modelText}` };
  return { manufacturerId: manufacturer.id, modelId: model.id, ...years, ...facts };
}

export function readVehicles(cell: string, names: CsvDictionaries): VehiclesRead {
  const fitments: FitmentValues[] = [];
  for (const text of cell.split(/[|\n]/).map((part) => part.trim())) {
    if (text === '') continue;
    const vehicle = readVehicle(text, names);
    if ('fault' in vehicle) return vehicle;
    fitments.push(vehicle);
  }
  return { fitments };
}
