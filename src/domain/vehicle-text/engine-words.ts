import { foldText } from './language/fold.ts';
import { wordsOf } from './language/words.ts';

/** Fuel and injection as names of parts write them, in lines of words that mean the same. */
const FUELS = `
tdi pd
sdi
dci
bluehdi hdi ehdi
cdti
dti
crdi crd
cdi
jtd jtdm multijet mjet mjtd mjt
tdci tddi
d d4d
td tds
tsi tfsi
fsi
ddis
ctdi ictdi
dtec idtec
vvti
thp vti
puretech
tce
ecoboost
i
16v
12v
8v
t turbo
kompresor
skyactiv
td4
tdv6
td5
`;

const fuelOf: ReadonlyMap<string, string> = new Map(
  FUELS.trim()
    .split('\n')
    .flatMap((line) => {
      const [main = '', ...others] = line.split(' ').map(foldText);
      return [main, ...others].map((word) => [word, main] as const);
    }),
);

export const isFuel = (text: string): boolean => fuelOf.has(text);

/** Behind a decimal these make it something else than the size of an engine. */
const OTHER_UNIT = /^(?:kw|ks|j|mm|cm|m|v|a|ah|l|lit\w*|bar|kg|x\d*|cola?|inch)$/;

/** Words `from` … `to` of a text that name an engine. */
export type NamedEngine = { from: number; to: number; size: string; fuel: string | undefined };

type Texts = readonly { text: string }[];

/** The fuel at a word, which may be written in two: `d-4d`, `i-ctdi`. */
function fuelAt(words: Texts, at: number): { fuel: string; to: number } | undefined {
  const [one, two] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
  const both = fuelOf.get(one + two);
  if (both !== undefined && one.length === 1) return { fuel: both, to: at + 2 };
  const fuel = fuelOf.get(one);
  return fuel === undefined ? undefined : { fuel, to: at + 1 };
}

/** `1.9`, `19` before a fuel of letters, and the `220` of a `220 CDI`. */
function sizeOf(text: string, fuel: string | undefined): string | undefined {
  if (/^[0-6]\.\d$/.test(text)) return text;
  if (/^[1-6]\d$/.test(text) && fuel !== undefined && /^[a-z]{3}/.test(fuel)) return `${text[0]}.${text[1]}`;
  return /^\d{3}$/.test(text) && fuel === 'cdi' ? text : undefined;
}

export function enginesIn(words: Texts): NamedEngine[] {
  return words.flatMap(({ text }, from) => {
    const found = fuelAt(words, from + 1);
    const size = sizeOf(text, found?.fuel);
    if (size === undefined || (!found && OTHER_UNIT.test(words[from + 1]?.text ?? ''))) return [];
    return [{ from, to: found?.to ?? from + 1, size, fuel: found?.fuel }];
  });
}

/** Of every product whose name says its engine. */
export const ANY_ENGINE = '@e';

export const engineTerm = ({ size, fuel = '' }: { size: string; fuel?: string | undefined }): string =>
  `${ANY_ENGINE}${size}${fuel}`;

/** Terms of the engines that a name of a part says. */
export function engineTerms(name: string): string[] {
  const engines = enginesIn(wordsOf(name));
  return engines.length === 0
    ? []
    : [
        ANY_ENGINE,
        ...engines.flatMap(({ size, fuel }) => [engineTerm({ size }), engineTerm({ size, fuel })]),
      ];
}
