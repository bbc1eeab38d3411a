import { foldText } from '../language/fold.ts';
import { wordsOf } from '../language/words.ts';

/**
 * Fuel and injection as names of parts write them: words that mean the same on one line, and after a bar the slugs of
 * the manufacturers that have them, if only in single models.
 */
const FUELS = `
tdi pd | volkswagen audi skoda seat cupra ford land-rover
sdi | volkswagen audi skoda seat
dci | renault dacia nissan smart infiniti
bluehdi hdi ehdi | peugeot citroen ds
cdti | opel vauxhall renault rover
dti | opel
crdi | hyundai kia
crd | chrysler jeep dodge
cdi | mercedes-benz smart
jtd jtdm multijet mjet mjtd mjt | fiat alfa-romeo lancia jeep opel suzuki
tdci tddi | ford land-rover
d d4d
di
td tds
tsi tfsi | volkswagen audi skoda seat cupra
fsi | volkswagen audi skoda seat
ddis | suzuki
ctdi ictdi | honda
dtec idtec | honda
vvti | toyota lexus daihatsu
thp | peugeot citroen ds mini
vti | peugeot citroen ds honda mini
puretech | peugeot citroen ds opel
tce | renault dacia nissan smart
ecoboost | ford
i
16v
12v
8v
t turbo
kompresor
skyactiv | mazda
mpi | volkswagen audi skoda seat hyundai kia
gdi | hyundai kia mitsubishi
td4 | land-rover rover
tdv6 | land-rover
td5 | land-rover
`;

type Fuel = { main: string; names: readonly string[]; manufacturers: readonly string[] };

const fuels: ReadonlyMap<string, Fuel> = new Map(
  FUELS.trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', manufacturers = ''] = line.split(' | ');
      const names = words.split(' ').map(foldText);
      const fuel = { main: names[0] ?? '', names, manufacturers: manufacturers.split(' ').filter(Boolean) };
      return names.map((name) => [name, fuel] as const);
    }),
);

/** Slugs of the only manufacturers with this fuel; empty where any may have it. */
export const manufacturersOfFuel = (text = ''): readonly string[] => fuels.get(text)?.manufacturers ?? [];

/** `tdi` without a size: all names of the fuel, if only some manufacturers have it. */
export const namesOfOwnFuel = (text: string): readonly string[] => {
  const { names = [], manufacturers = [] } = fuels.get(text) ?? {};
  return manufacturers.length > 0 && text.length > 2 ? names : [];
};

const DIESELS =
  'tdi sdi dci hdi bluehdi cdti dti crdi crd cdi jtd jtdm multijet tdci tddi d4d tds ddis ctdi dtec'.split(
    ' ',
  );
const PETROLS = 'tsi tfsi fsi vvti thp vti puretech tce ecoboost'.split(' ');

/** What a fuel in words stands for: its name, the names of its injection and those of the other fuel. Folded. */
export type SpokenFuel = { name: string; own: readonly string[]; others: readonly string[] };

export function spokenFuel(text: string): SpokenFuel | undefined {
  if (/^di(?:z|es)el/.test(text)) return { name: 'dizel', own: DIESELS, others: PETROLS };
  return text.startsWith('benzin') ? { name: 'benzin', own: PETROLS, others: DIESELS } : undefined;
}

/** The fuels with a name that begins so. */
export const fuelsBegunBy = (text: string): string[] => [
  ...new Set([...fuels].flatMap(([name, { main }]) => (name.startsWith(text) ? [main] : []))),
];

export const isFuel = (text: string): boolean => fuels.has(text);

/** A decimal before these is not the size of an engine. */
const OTHER_UNIT = /^(?:kw|ks|j|mm|cm|m|v|a|ah|l|lit\w*|bar|kg|x\d*|cola?|inch)$/;

/** Words `from` … `to` of a text that name an engine. */
export type NamedEngine = { from: number; to: number; size: string; fuel: string | undefined };

type Texts = readonly { text: string }[];

/** Common rail, beside its fuel: `2.0 TDI CR`. Alone it may be a Honda. */
const RAIL = 'cr';

/** The fuel at a word, which may be written in two: `d-4d`, `i-ctdi`. */
function fuelAt(words: Texts, at: number): { fuel: string; to: number } | undefined {
  const [one, two] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  const both = fuels.get(one + two)?.main;
  if (both !== undefined && one.length === 1) return { fuel: both, to: at + 2 };
  const fuel = fuels.get(one)?.main;
  const other = fuels.get(two)?.main;
  if (one === RAIL && other !== undefined && two.length > 2) return { fuel: other, to: at + 2 };
  if (fuel === undefined) return undefined;
  // `TDI PD`: the same injection, said twice.
  const isTwice = other === fuel || (two === RAIL && one.length > 2 && words[at + 2]?.text !== 'v');
  return { fuel, to: at + (isTwice ? 2 : 1) };
}

/** `1.9`, `1.25` and `19` before a fuel of letters, and the `220` of a `220 CDI`, `220 D` or `290 TD`. */
function sizeOf(text: string, fuel: string | undefined): string | undefined {
  if (/^[0-6]\.\d$/.test(text)) return text;
  if (/^[0-6]\.\d\d$/.test(text) && fuel !== undefined) return text;
  if (/^[1-6]\d$/.test(text) && fuel !== undefined && /^[a-z]{3}/.test(fuel)) return `${text[0]}.${text[1]}`;
  return /^\d{3}$/.test(text) && /^(?:cdi|t?d)$/.test(fuel ?? '') ? text : undefined;
}

export function enginesIn(words: Texts): NamedEngine[] {
  return words.flatMap(({ text }, from) => {
    const found = fuelAt(words, from + 1);
    const size = sizeOf(text, found?.fuel);
    if (size === undefined || (!found && OTHER_UNIT.test(words[from + 1]?.text ?? ''))) return [];
    return [{ from, to: found?.to ?? from + 1, size, fuel: found?.fuel }];
  });
}

/** Metric horsepower of a kilowatt; catalogues round up or down. */
const KS_PER_KW = 1.35962;

/** `140ks`, or `103` before `kw`: the power of an engine, and the values in horsepower that it may be written as. */
export function powerAt(
  words: Texts,
  at: number,
): { power: string; horsepowers: number[]; to: number } | undefined {
  const [one, two] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  const [, joined, unit = two] = /^(\d{2,3})(ks|kw)$/.exec(one) ?? [];
  const power = joined ?? (/^\d{2,3}$/.test(one) ? one : undefined);
  if (power === undefined || !/^(?:ks|kw)$/.test(unit)) return undefined;
  const ks = Number(power) * KS_PER_KW;
  const horsepowers = unit === 'ks' ? [Number(power)] : [...new Set([Math.floor(ks), Math.ceil(ks)])];
  return { power, horsepowers, to: joined === undefined ? at + 2 : at + 1 };
}

/** From a small petrol engine to the strongest of those that most cars have; larger numbers are sizes and models. */
const BARE_POWER = /^(?:[5-9]\d|1\d\d|2[0-4]\d)$/;

/** The `140` of `2.0 tdi 140`: a number right after a fuel that has no unit of its own. */
export const isBarePower = (words: Texts, at: number): boolean => {
  const fuel = words[at - 1]?.text ?? '';
  const next = words[at + 1]?.text ?? '';
  return (
    fuel.length > 2 &&
    isFuel(fuel) &&
    BARE_POWER.test(words[at]?.text ?? '') &&
    !OTHER_UNIT.test(next) &&
    sizeOf(words[at]?.text ?? '', next) === undefined
  );
};

/** The term of every product whose name gives its engine. */
export const ANY_ENGINE = '@e';

export const engineTerm = ({ size, fuel = '' }: { size: string; fuel?: string | undefined }): string =>
  `${ANY_ENGINE}${size}${fuel}`;

/** Terms of the engines that the name of a part gives. */
export function engineTerms(name: string): string[] {
  const engines = enginesIn(wordsOf(name));
  return engines.length === 0
    ? []
    : [
        ANY_ENGINE,
        ...engines.flatMap(({ size, fuel }) => [engineTerm({ size }), engineTerm({ size, fuel })]),
      ];
}
