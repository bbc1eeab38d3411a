import type { ReadWord } from './analyse-query.ts';
import { PHRASES } from './concepts.ts';
import type { Entity } from './search-entities.ts';
import { wordsOf } from './words.ts';

/** The vocabulary knows stems; what they are stems of is written in names of parts, makes, models and categories. */
function writtenForms(entities: readonly Entity[]): Map<string, string> {
  const forms = new Map<string, string>();
  const learn = (text: string) => {
    for (const written of text.split(/[\s/-]+/)) {
      const [word, ...more] = wordsOf(written);
      if (word && more.length === 0 && !forms.has(word.stem)) forms.set(word.stem, written);
    }
  };
  for (const entity of entities) learn(entity.name);
  for (const phrase of PHRASES) learn(phrase.written.join(' '));
  for (const place of ['prednji', 'zadnji', 'lijevi', 'desni', 'gornji', 'donji', 'vanjski']) learn(place);
  return forms;
}

const cache = new WeakMap<readonly Entity[], Map<string, string>>();

/** The query with its mistyped words as they are written in the catalogue; undefined when nothing was corrected. */
export function didYouMean(words: readonly ReadWord[], entities: readonly Entity[]): string | undefined {
  let forms = cache.get(entities);
  if (!forms) cache.set(entities, (forms = writtenForms(entities)));
  const corrected = words.map((word) => {
    const meant = word.isKnown || word.endings.length > 0 ? undefined : word.similar[0];
    const written = meant && forms.get(meant.word);
    return written ? written.toLocaleLowerCase('hr') : word.text;
  });
  return corrected.every((text, i) => text === words[i]?.text) ? undefined : corrected.join(' ');
}
