import { AND } from '../../vehicle-text/language/clauses.ts';
import { phrasesWith } from '../../vehicle-text/language/phrases.ts';
import { stem } from '../../vehicle-text/language/stem.ts';
import type { Word } from '../../vehicle-text/language/words.ts';

type Spoken = Word & { typed: string; before: string; after: string };

/** People list filters without any word between: `filteri ulja zraka kabine`. */
const FILTER = stem('filter');
const LIST_SEPARATOR = /^[,/+&]$/;

/** Whether a noun with this genitive after it names a part; the form counts: `pločice` belong to no `disk`. */
const namesPart = (head: Word, owner: Word | undefined): boolean =>
  owner !== undefined &&
  phrasesWith([head.stem]).some(
    ({ isPart, stems, texts }) =>
      isPart && stems.length === 2 && stems[0] === head.stem && texts[1] === owner.text,
  );

/** `filter ulja mjenjača` is one part of a longer name. */
const namesLonger = (words: readonly Word[]): boolean =>
  phrasesWith([words[0]?.stem ?? '']).some(
    ({ isPart, stems }) =>
      isPart && stems.length === words.length && stems.every((one, i) => words[i]?.stem === one),
  );

/** `filter ulja i zraka`, `hladnjak klime i vode`: a noun that is said once belongs to each genitive after it. */
export function repeatHeads<One extends Spoken>(words: readonly One[]): One[] {
  const said: One[] = [];
  let head: One | undefined;
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (!word) continue;
    if (head && AND.has(word.text) && namesPart(head, next)) {
      said.push(word, { ...head, before: ' ' });
      continue;
    }
    const before = words[at - 1];
    const isListed = LIST_SEPARATOR.test(word.before) || (head?.stem === FILTER && before !== head);
    if (head && before && before !== head && isListed && namesPart(head, word)) {
      if (LIST_SEPARATOR.test(word.before))
        said.push({ ...head, before: word.before }, { ...word, before: ' ' });
      else if (!AND.has(before.text) && !namesLonger([head, before, word]))
        said.push({ ...word, text: 'i', stem: 'i', typed: 'i' }, { ...head, before: ' ' }, word);
      else said.push(word);
      continue;
    }
    if (namesPart(word, next)) head = word;
    else if (before !== head && !AND.has(word.text) && !(head && namesPart(head, word))) head = undefined;
    said.push(word);
  }
  return said;
}
