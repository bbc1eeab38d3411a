import { foldText } from './fold.ts';
import { typingDistance } from './typing-distance.ts';

const SPOKEN: Readonly<Record<string, string>> = {
  a: 'amper ampera ampere amperi amp',
  ah: 'ampersat ampersati',
  v: 'volt volta volti',
  w: 'vat vata vati watt watta watti',
  kw: 'kilovat kilovata kilovati kilowatt kilowatta kilowati',
  ks: 'konj konja konji ps hp',
  mm: 'milimetar milimetra milimetara',
  cm: 'centimetar centimetra centimetara',
  l: 'litar litra litre litri litara',
  kg: 'kilogram kilograma kilogrami kila',
  brzina: 'brzina brzine brzinski gang ganga gangova gangovi speed stepen stepena stepeni',
};

/** Units in words, folded → the symbols that names of products use. */
export const SPOKEN_UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPOKEN).flatMap(([symbol, words]) =>
    words.split(' ').map((word) => [foldText(word), symbol] as const),
  ),
);

const NEAR_LETTERS = 5;
const LONG_UNITS = [...SPOKEN_UNITS].filter(([word]) => word.length > NEAR_LETTERS);

/** The symbol of a unit after its number, also with one mistake: `6 brzna`, `120 ampra`. */
export const unitOf = (text: string): string | undefined =>
  SPOKEN_UNITS.get(text) ??
  (text.length < NEAR_LETTERS
    ? undefined
    : LONG_UNITS.find(
        ([word]) => word.startsWith(text.charAt(0)) && typingDistance(text, word, 1) === 1,
      )?.[1]);
