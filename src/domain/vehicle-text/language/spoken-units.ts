import { foldText } from './fold.ts';

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
  brzina: 'brzina brzine brzinski gang ganga gangova gangovi speed',
};

/** Units in words, folded → the symbols that names of products use. */
export const SPOKEN_UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPOKEN).flatMap(([symbol, words]) =>
    words.split(' ').map((word) => [foldText(word), symbol] as const),
  ),
);
