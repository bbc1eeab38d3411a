import type { Generation } from '../vehicle/vehicle.ts';
import { BODIES, type Body, type FitmentFacts, tidyFacts } from '../fitment/fitment-facts.ts';
import { type EngineCode, engineOfCode } from './engines/engine-codes.ts';
import { isFuel } from './engines/engine-words.ts';
import { COUNTED } from './find-generations.ts';
import { isOfGeneration } from './generation-years.ts';
import { EVERYDAY_NAMES } from './language/everyday-words.ts';
import { foldText } from './language/fold.ts';
import { QUALITY_NAMES } from './language/part-names/part-names.ts';
import { chunksOf } from './language/words.ts';
import { generationKeys, writtenKey } from './name-keys.ts';
import { textWords } from './text-words.ts';

/** A vehicle that a part is known to fit. */
type NamedFitment = {
  manufacturer: { slug: string };
  model: { name: string; generations: readonly Generation[] } | null;
  yearFrom: number | null;
  yearTo: number | null;
};

const single = <Value>(all: readonly Value[]): Value | undefined =>
  new Set(all).size === 1 ? all[0] : undefined;

const FURTHER_BODIES: Readonly<Record<string, Body>> = {
  coupe: 'kupe',
  cabrio: 'kabriolet',
  kabrio: 'kabriolet',
  cabriolet: 'kabriolet',
  pickup: 'pikap',
};
const bodyOfWord: ReadonlyMap<string, Body> = new Map([
  // A 'kombi' is a van, but in everyday speech also an estate car.
  ...BODIES.filter((body) => body !== 'kombi').map((body) => [foldText(body), body] as const),
  ...QUALITY_NAMES.flatMap(([first = '', ...others]) => {
    const body = BODIES.find((one) => one === first);
    const names = others.map((name) => foldText(name)).filter((name) => !EVERYDAY_NAMES.has(name));
    return body ? names.map((name) => [name, body] as const) : [];
  }),
  ...Object.entries(FURTHER_BODIES),
]);

/** The body that a text names; undefined when it names none or several. */
export const bodyIn = (text: string): Body | undefined =>
  single(chunksOf(text).flatMap((chunk) => bodyOfWord.get(foldText(chunk)) ?? []));

const ENGINE_NAMES = `
TDI TFSI TSI FSI SDI CDI DTI CDTI dCi TDCi HDi BlueHDi JTD JTDm Multijet MPI VTi VTEC PureTech TCe T-Jet D-4D VVT-i CRDi CD
Skyactiv-D Skyactiv-G i-CTDi i-VTEC i-DSI TD4 TDV6 Td5 DDiS EcoBoost GDI THP Turbo Kompressor Diesel Twin_Spark 8V 12V
16V 20V 24V
`
  .trim()
  .split(/\s+/)
  .map((name) => name.replace('_', ' '));
const engineNames = new Map(ENGINE_NAMES.map((name) => [name.toLowerCase(), name]));
const alternatives = [...ENGINE_NAMES].sort((a, b) => b.length - a.length).join('|');
/** `2.0 TDI`, `2,0tdi`, `220 CDI`; a single letter only as it is written on the car, or `1.6 i 2.0` would match. */
const ENGINE = new RegExp(
  String.raw`(^|[^\d.,])(\d[.,]\d{1,2}|[1-3]\d0)(?:\s?(${alternatives})|([di])|\s([TD]))(?![\p{L}\p{N}])`,
  'giu',
);
/** The only engines that a number of three digits names; before others it is a power: `140 TDI`. */
const OF_THREE_DIGITS = /^(?:CDI|Kompressor|Diesel)$/i;
/** `1.9/2.0 TDI`: what follows applies to both. */
const LISTED = /\d[.,]\d\s*(?:[/,+–-]|i)\s*$/;

function engineOf(text: string): string | undefined {
  const found = [...text.matchAll(ENGINE)].flatMap(
    ({ 0: all, 1: before = '', 2: size = '', 3: name, 4: joined, 5: letter, index }) => {
      if (LISTED.test(text.slice(0, index + before.length))) return [undefined];
      if (letter !== undefined && !/[TD]$/.test(all)) return [];
      if (name !== undefined && /^\d{3}$/.test(size) && !OF_THREE_DIGITS.test(name)) return [];
      if (joined !== undefined) return [size.replace(',', '.') + joined.toLowerCase()];
      return [
        `${size.replace(',', '.')} ${engineNames.get(name?.toLowerCase() ?? '') ?? letter?.toUpperCase() ?? ''}`,
      ];
    },
  );
  return new Set(found).size === 1 ? found[0] : undefined;
}

const CODE = /^(?=.*[a-z])[a-z\d]{3,9}$/i;
/** The `10p` of a plug. */
const COUNT = /^\d+[a-z]$/i;
const ENGINE_WORD = /^(?:motor\p{L}{0,2}|kod\p{L}{0,2})$/iu;
/** Also the code of an engine. */
const EGR = /^agr$/i;
const EGR_PART = /^(?:ventil|hladnjak|kuler|kiler)\p{L}{0,2}$/iu;

/** In small letters a code without a digit may be any word, unless an engine is named right before it. */
function isWrittenAsCode(chunks: readonly string[], at: number): boolean {
  const [before = '', chunk = '', after = ''] = [chunks[at - 1], chunks[at], chunks[at + 1]];
  if (!CODE.test(chunk)) return false;
  if (EGR.test(chunk) && [before, after].some((beside) => EGR_PART.test(beside))) return false;
  const word = foldText(before);
  return (
    chunk === chunk.toUpperCase() ||
    (/\d/.test(chunk) && !COUNT.test(chunk)) ||
    ENGINE_WORD.test(before) ||
    (word.length > 1 && isFuel(word))
  );
}

/** The first code of an engine of this manufacturer. */
function codedEngine(text: string, slug: string): EngineCode | undefined {
  const chunks = chunksOf(text);
  return chunks
    .flatMap((chunk, at) => {
      const engine = isWrittenAsCode(chunks, at) ? engineOfCode(chunk) : undefined;
      return engine ? [{ ...engine, code: chunk.toUpperCase() }] : [];
    })
    .find(({ manufacturers }) => manufacturers.includes(slug));
}

/** A code with a letter and a digit names a generation anywhere; a number only right after its model. */
function generationOf(text: string, { model, yearFrom, yearTo }: NamedFitment): string | undefined {
  if (!model) return undefined;
  const words = textWords(text);
  const isAfterModel = (at: number) =>
    !words[at]?.before.includes(',') &&
    !COUNTED.has(words[at + 1]?.text ?? '') &&
    [1, 2, 3].some((count) => {
      const before = words.slice(Math.max(0, at - count), at).map((word) => word.raw);
      return writtenKey(before.join(' ')) === writtenKey(model.name);
    });
  // As written: `8K` is not a measure here.
  const codes = new Set(chunksOf(text).map(writtenKey));
  const named = model.generations.filter((generation) =>
    generationKeys(generation).some((key) =>
      /[a-z]/.test(key) && /\d/.test(key)
        ? codes.has(key)
        : words.some((word, at) => word.text === key && isAfterModel(at)),
    ),
  );
  const isUndated = yearFrom === null && yearTo === null;
  return single(
    named.flatMap((one) => (isUndated || isOfGeneration(one, { yearFrom, yearTo }) ? [one.name] : [])),
  );
}

const MONTH = /(?:^|[\s(,])(od|do)\s(\d{1,2})[./](\d{4})/giu;

function monthsOf(text: string, { yearFrom, yearTo }: NamedFitment): FitmentFacts {
  const facts: FitmentFacts = {};
  for (const [, word = '', month, year] of text.matchAll(MONTH)) {
    const isWithin = Number(month) >= 1 && Number(month) <= 12;
    if (isWithin && word.toLowerCase() === 'od' && Number(year) === yearFrom) facts.monthFrom = Number(month);
    if (isWithin && word.toLowerCase() === 'do' && Number(year) === yearTo) facts.monthTo = Number(month);
  }
  return facts;
}

const POWER = /(?:^|[^\d.,])(\d{2,3})\s?kW(?![\p{L}\p{N}])/iu;
const POWER_KW_LEAST = 30;

/** Facts that the name of a part gives about a vehicle that it fits; unknown ones are absent. */
export function readFacts(text: string, fitment: NamedFitment): FitmentFacts | undefined {
  const body = bodyIn(text);
  const coded = codedEngine(text, fitment.manufacturer.slug);
  const power = Number(POWER.exec(text)?.[1] ?? 0);
  const engine = engineOf(text) ?? single(coded?.designations ?? []);
  const generation = generationOf(text, fitment);
  const [equipment] = /samo za [^,;()|>]+/i.exec(text) ?? [];
  return tidyFacts({
    ...(generation !== undefined && { generation }),
    ...(body && { body }),
    ...(engine !== undefined && { engine }),
    ...(coded && { engineCode: coded.code }),
    ...(power >= POWER_KW_LEAST && { kwFrom: power, kwTo: power }),
    ...monthsOf(text, fitment),
    ...(equipment !== undefined && { equipment }),
  });
}
