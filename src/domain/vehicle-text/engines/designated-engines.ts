import { BMW_SUFFIX, MERCEDES_CLASS, MERCEDES_SUFFIX } from './engine-designations.ts';

type Texts = readonly { text: string }[];

/** An engine as names of parts write it. */
type EngineName = { size: string; fuel: string };

/** Words `from` … `to` of a text that name a car by its engine: `320d`, `E 220 CDI`. */
export type DesignatedEngine = {
  from: number;
  to: number;
  /** The engines that the car may have. */
  own: readonly EngineName[];
  /** Engines that it cannot have; undefined for every engine that is not its own. */
  others: readonly EngineName[] | undefined;
};

const sizes = (list: string): readonly string[] => list.split(' ');

/**
 * Litres by the last two digits of a BMW, of all its generations: a 525d had 2.5, later 3.0 and then 2.0 litres
 * (https://en.wikipedia.org/wiki/List_of_BMW_engines).
 */
const BMW_LITRES: Readonly<Record<string, { diesel?: readonly string[]; petrol?: readonly string[] }>> = {
  14: { diesel: sizes('1.5 1.6'), petrol: sizes('1.6') },
  15: { petrol: sizes('1.6') },
  16: { diesel: sizes('2.0 1.6 1.5'), petrol: sizes('1.6 1.8 1.9 2.0 1.5') },
  18: { diesel: sizes('2.0 1.7'), petrol: sizes('1.8 1.9 2.0 1.5 1.6') },
  20: { diesel: sizes('2.0'), petrol: sizes('2.0 2.2 1.6') },
  23: { diesel: sizes('2.0'), petrol: sizes('2.5') },
  24: { diesel: sizes('2.4') },
  25: { diesel: sizes('2.5 3.0 2.0'), petrol: sizes('2.5 3.0 2.0') },
  28: { diesel: sizes('2.0'), petrol: sizes('2.8 2.0 3.0') },
  30: { diesel: sizes('3.0 2.9'), petrol: sizes('3.0 2.0') },
  35: { diesel: sizes('3.0'), petrol: sizes('3.0 3.5 3.6') },
  40: { diesel: sizes('3.0 3.9 4.0'), petrol: sizes('3.0 4.0 4.4') },
  45: { diesel: sizes('4.4'), petrol: sizes('4.4 4.8') },
  50: { diesel: sizes('3.0'), petrol: sizes('4.4 4.8 5.0') },
};

/** `320d`; `xDrive20d` and the `20d` of an `X3 20d`. */
const BMW = new RegExp(`^(?:[1-8]|[xs]drive)?([1-5]\\d)(${BMW_SUFFIX})$`);
const SUFFIX_APART = new RegExp(`^(?:${BMW_SUFFIX})$`);

const named = (litres: Iterable<string>, fuels: readonly string[]): EngineName[] =>
  [...litres].flatMap((size) => fuels.map((fuel) => ({ size, fuel })));

const BMW_FUELS = { diesel: ['d', 'td'], petrol: ['i'] } as const;
const BMW_ENGINES: readonly EngineName[] = (['diesel', 'petrol'] as const).flatMap((fuel) =>
  named(new Set(Object.values(BMW_LITRES).flatMap((litres) => litres[fuel] ?? [])), BMW_FUELS[fuel]),
);

const isIn = (list: readonly EngineName[], { size, fuel }: EngineName): boolean =>
  list.some((one) => one.size === size && one.fuel === fuel);

/** `320d`, also written apart, and `20d`. */
function bmwAt(words: Texts, at: number): DesignatedEngine | undefined {
  const [one, two] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  const isApart = /^\d{3}$/.test(one) && SUFFIX_APART.test(two);
  const [, number = '', suffix = ''] = BMW.exec(isApart ? one + two : one) ?? [];
  const fuel = suffix.includes('d') ? 'diesel' : 'petrol';
  const litres = BMW_LITRES[number]?.[fuel];
  if (!litres) return undefined;
  const own = named(litres, BMW_FUELS[fuel]);
  // A name may give litres without a letter, which is petrol more often than diesel.
  const others = fuel === 'diesel' ? undefined : BMW_ENGINES.filter((engine) => !isIn(own, engine));
  return { from: at, to: at + (isApart ? 2 : 1), own, others };
}

const MERCEDES = new RegExp(`^(?:${MERCEDES_CLASS})(\\d{3})(${MERCEDES_SUFFIX})?$`);
const CLASS_APART = new RegExp(`^(?:${MERCEDES_CLASS})$`);
const MERCEDES_DIESEL = /^(?:cdi|t?d|turbodi[sz]el|di[sz]el|bluetec)$/;
const MERCEDES_PETROL = /^(?:cgi|k|kompresor|kompressor)$/;
const MERCEDES_NUMBERS = sizes('160 170 180 200 220 230 240 250 260 270 280 290 300 320 350 400 420 450');
/** With these numbers only diesel engines were sold, apart from a few cars of the nineties. */
const MERCEDES_ONLY_DIESEL = new Set(['220', '270']);
const MERCEDES_DIESEL_FUELS = ['cdi', 'd', 'td'];
const MERCEDES_DIESELS = named(MERCEDES_NUMBERS, MERCEDES_DIESEL_FUELS);

/** `c220 cdi`, `E 220 CDI`, `e350`. */
function mercedesAt(words: Texts, at: number): DesignatedEngine | undefined {
  const [one, two] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  const isApart = CLASS_APART.test(one) && /^\d{3}$/.test(two);
  const [, number, joined] = MERCEDES.exec(isApart ? one + two : one) ?? [];
  if (number === undefined) return undefined;
  const end = at + (isApart ? 2 : 1);
  const next = words[end]?.text ?? '';
  const fuel = joined ?? (MERCEDES_DIESEL.test(next) || MERCEDES_PETROL.test(next) ? next : '');
  const to = joined === undefined && fuel !== '' ? end + 1 : end;
  const own = named([number], MERCEDES_DIESEL_FUELS);
  if (MERCEDES_DIESEL.test(fuel) || (fuel === '' && MERCEDES_ONLY_DIESEL.has(number)))
    return { from: at, to, own, others: undefined };
  if (MERCEDES_PETROL.test(fuel)) return { from: at, to, own: [], others: MERCEDES_DIESELS };
  return { from: at, to, own: [], others: MERCEDES_DIESELS.filter((engine) => !isIn(own, engine)) };
}

const FINDERS = new Map([
  ['bmw', bmwAt],
  ['mercedes-benz', mercedesAt],
]);

/** The engine in the designation of a car of this manufacturer; undefined where none is named. */
export function designatedEngineIn(words: Texts, manufacturerSlug: string): DesignatedEngine | undefined {
  const find = FINDERS.get(manufacturerSlug);
  for (let at = 0; find && at < words.length; at++) {
    const found = find(words, at);
    if (found) return found;
  }
  return undefined;
}
