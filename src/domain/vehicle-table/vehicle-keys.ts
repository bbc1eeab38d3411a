import { slugify } from '../text/slug.ts';

/** Words for 'series' and 'class' in several languages: `Serija 3`, `3 series`, `C-klasse`, `C klasa`. */
const SERIES_WORDS = new Set('serija series serie reihe klasa klasse klase class classe'.split(' '));

/** `190 (W201)`: the manufacturer's code of the body, not another model. */
const BODY_CODE = /\(\s*[a-z]{1,2}\d{1,3}\s*\)/i;

/** The same key for all spellings of one model: `RAV 4` and `RAV4`, `C-klasse` and `C klasa`, `Cee'd` and `Ceed`. */
export function modelKey(name: string): string {
  const words = slugify(name.replace(BODY_CODE, ' ')).split('-');
  const own = words.filter((word) => !SERIES_WORDS.has(word));
  return (own.length > 0 ? own : words).join('');
}

export const generationKey = (name: string): string => slugify(name);

/** Codes within a generation's name, for finding `B8` in `IV (B8) facelift`. */
export const generationCodes = (name: string): string[] =>
  slugify(name)
    .split('-')
    .filter((code) => code !== '' && code !== 'facelift');
