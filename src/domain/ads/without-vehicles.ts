import type { VehicleText } from '../vehicle-text/find-vehicles.ts';
import { namesPart } from './named-parts.ts';
import { isContactWord } from '../vehicle-text/numbers/telephone-words.ts';
import { PREPOSITIONS } from '../vehicle-text/language/stop-words.ts';
import type { Role } from '../vehicle-text/text-words.ts';

const OF_VEHICLES: ReadonlySet<Role | undefined> = new Set<Role>([
  'part-number',
  'manufacturer',
  'model',
  'generation',
  'year',
  'foreign',
]);
const ENDS_SENTENCE = /[.;:!?|()]|\s[-–—]\s/;

/** `Rolo, 7 sjedišta`: how many seats the car has. Fewer may be seats for sale. */
const isSeatCount = (words: VehicleText['words'], at: number): boolean =>
  words[at]?.role === 'measure' &&
  /^sedista$/.test(words[at].text) &&
  /^[5-9]$/.test(words[at - 1]?.text ?? '');

/** What a title says besides its vehicles: `Za Golf 5 branik sa maglenkama` is a `branik sa maglenkama`. */
export function withoutVehicles({ words, manufacturers, mentions }: VehicleText): string {
  const isNamed = words.map(
    ({ role, text }, at) =>
      (OF_VEHICLES.has(role) && !namesPart(text)) ||
      [...manufacturers, ...mentions].some(({ from, to }) => from <= at && at < to),
  );
  return words
    .map(({ raw, text, before, isJoined }, at) => {
      const written = words[at - 1]?.after ?? '';
      const gap = isJoined ? '' : ENDS_SENTENCE.test(written) ? '. ' : before === '' ? ' ' : before;
      // `Tel. 061 123 456 far`: the word before a telephone number is not a part.
      const isContact = words[at + 1]?.role === 'part-number' && isContactWord(words, at);
      const isLeftOut =
        isNamed[at] === true ||
        isContact ||
        isSeatCount(words, at) ||
        (PREPOSITIONS.has(text) && isNamed[at + 1]);
      // `felge18`
      return isLeftOut ? gap.replace(/^\s*$/, ' ') : gap + raw.replace(/^(\p{L}{3,})(\d)/u, '$1 $2');
    })
    .join('')
    .trim();
}
