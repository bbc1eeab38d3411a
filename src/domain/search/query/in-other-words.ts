import { isPartName, isTradeStem } from '../../vehicle-text/language/phrases.ts';
import { placeOf } from '../../vehicle-text/language/place-words.ts';
import { unitOf } from '../../vehicle-text/language/spoken-units.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import { STOP_WORDS, WITH } from '../../vehicle-text/language/stop-words.ts';
import type { Word } from '../../vehicle-text/language/words.ts';
import { meantAbroad } from '../../vehicle-text/language/words-abroad.ts';
import { isMeasureUnit } from '../../vehicle-text/numbers/mark-measures.ts';

type Place = { text: string; next: string; before: readonly Word[]; after: readonly Word[] };

/** Words before an object: talk, and how much of it is needed. */
const isAround = ({ text }: Word): boolean =>
  STOP_WORDS.has(text) || /^\d/.test(text) || unitOf(text) !== undefined || isMeasureUnit(text);

const isSetBefore = (word: Word | undefined): boolean =>
  word !== undefined && (isPartName(word.stem) || /^(?:komplet|set|garnitur)/.test(word.text));

const isSpring = (text: string): boolean => /^(?:feder|oprug|spiral)/.test(text);
/** `kočim`, `prikočim`, `kočiš`, `kočenju`, folded. */
const isBraking = (text: string): boolean => /^(?:pri|za)?koc(?:i|im|is|imo|ite|en[aeu])$/.test(text);
/** `trese`, `vibrira`, folded. */
export const isShaking = (text: string): boolean => /^(?:tres|vibrir|podrhtav|drma|titra)/.test(text);

/** Whether `gola` and so on agrees with a noun. */
const isBare = (text: string, noun: string): boolean =>
  /^(?:gola \w+a|gole \w+e|golo \w+o|goli \w+[^aeo])$/.test(`${text} ${noun}`);

const isDamper = (text: string): boolean => text.startsWith('amortizer');

/** Words that mean something else beside certain others, and the word that the catalogue has for them, folded. */
const MEANT: readonly [(place: Place) => boolean, string][] = [
  // `pola auta`; its stem is that of a Polo.
  [({ text, next }) => text === 'pola' && /^(?:aut[ao]|vozila|kola)$/.test(next), 'polovina'],
  // `gola vrata`, `felge gole`: nothing belongs to them; `far gola` is a Golf's.
  [
    ({ text, before, after }) =>
      [before.at(-1), after[0]].some((word) => word && isPartName(word.stem) && isBare(text, word.text)),
    'samo',
  ],
  // `treba mi ulja`, `5 litara ulja`: oil itself. After another noun it is a genitive: `filter ulja`.
  [({ text, before }) => text === 'ula' && before.every(isAround), 'ule'],
  // `vrata iza vozača`
  [({ text, next }) => text === 'iza' && /^(?:su)?vozac/.test(next), 'zadni'],
  // `kvačilo 3u1`, which alone is the body 3U of a Superb
  [({ text, before }) => /^[2-5]u1$/.test(text) && isSetBefore(before.at(-1)), 'komplet'],
  // `sklopka 1.9 tdi`: a clutch; most other ones are switches.
  [({ text, next }) => /^sklopk[aeiu]$/.test(text) && /^\d\.\d$/.test(next), 'kvacilo'],
  // `puno 2`, which a telephone makes of `punto 2`
  [({ text, next }) => text === 'puno' && /^[1-3]$/.test(next), 'punto'],
  // of an exhaust; two of other parts are counted
  [({ text, next }) => /^(?:dv[ae]|2)$/.test(text) && next.startsWith('cev'), 'duple'],
  // `feder sa amortizerom`: sold as shock absorbers with their springs
  [
    ({ text, next, after }) => isSpring(text) && WITH.has(next) && isDamper(after[1]?.text ?? ''),
    'amortizer',
  ],
  [
    ({ text, before }) =>
      isDamper(text) && WITH.has(before.at(-1)?.text ?? '') && isSpring(before.at(-2)?.text ?? ''),
    'oprugom',
  ],
  // `svjetlo koje svijetli kad kočim`, `trese volan kad kočim`, `škripi pri kočenju`
  [({ text, before }) => isBraking(text) && before.some((word) => /^(?:svetl|lamp)/.test(word.text)), 'stop'],
  [({ text, before }) => isBraking(text) && before.some((word) => isShaking(word.text)), 'diskovi'],
  [({ text }) => isBraking(text), 'kočnice'],
  [({ text }) => text === 'klasik', 'classic'],
  // Turkish; elsewhere it is a pronoun.
  [({ text, next }) => text === 'on' && /^(?:tampon|far|fren|balat|amort)/.test(next), 'predni'],
  // `bušene i rezane ploče`
  [
    ({ text, before }) =>
      /^ploc[aeiu]$/.test(text) && before.some((word) => /^(?:busen|rezan)/.test(word.text)),
    'disk',
  ],
  // `sva 4`, `sve 4 felge`
  [({ text, before }) => text === '4' && /^sv[aei]$/.test(before.at(-1)?.text ?? ''), 'cetiri'],
  // `svjetlo pozadi`, `far sprijeda`: places as names of parts have them.
  [({ text }) => /^(?:pozadi|nazad|o?straga)$/.test(text), 'zadni'],
  [({ text }) => /^(?:napred|spreda)$/.test(text), 'predni'],
  [({ text }) => /^(?:iz|u)nutra$/.test(text), 'unutrasni'],
  [({ text }) => text === 'izvana', 'vanski'],
  // `ono što drži prednji auspuh`
  [
    ({ text, before, after }) =>
      /^drz[ie]$/.test(text) &&
      before.at(-1)?.text !== 'ne' &&
      isPartName(after.find((word) => placeOf(word.text) === undefined)?.stem ?? ''),
    'nosac',
  ],
  // `farovi lupe`; a `lupa fara` is a part.
  [
    ({ text, before }) =>
      /^(?:lup[aeu]|lec[aeu]|sociv[ao])(?:ma)?$/.test(text) &&
      /^far(?:ov[aei])?$/.test(before.at(-1)?.text ?? ''),
    'proektorski',
  ],
  // `volan sa komandama`
  [
    ({ text, before }) =>
      /^(?:komand|tipk|dugm)\w*ama$/.test(text) && before.some((word) => word.text === 'volan'),
    'multifunkcijski',
  ],
];

/** `volančić`: the small form of a part's name, unless it is a name of the trade itself, like `točkić`. */
function wholeName({ text, stem: own }: Word): string | undefined {
  const whole = isTradeStem(own) ? undefined : /^(.{4,}?)cic(?:[aeiu]|em|om|ima)?$/.exec(text)?.[1];
  return whole !== undefined && isPartName(stem(whole)) ? whole : undefined;
}

/** Replaces words by what they mean, also beside the words around them. */
export const inOtherWords = <One extends Word>(words: readonly One[]): One[] =>
  words.map((word, at) => {
    const place = {
      text: word.text,
      next: words[at + 1]?.text ?? '',
      before: words.slice(0, at),
      after: words.slice(at + 1),
    };
    const meant =
      MEANT.find(([isMeant]) => isMeant(place))?.[1] ?? meantAbroad(word.text, place.next) ?? wholeName(word);
    return meant === undefined ? word : { ...word, text: meant, stem: stem(meant) };
  });
