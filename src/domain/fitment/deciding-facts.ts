import { conceptsOf, partsIn } from '../vehicle-text/language/concepts.ts';
import { placeOf } from '../vehicle-text/language/place-words.ts';
import { wordsOf } from '../vehicle-text/language/words.ts';

/** Facts that decide whether a kind of part fits; without them the verdict stays open. */
export type Deciding = { body: boolean; engine: boolean };

const OF_ENGINE = `
kvačilo | potisni ležaj | zamajac | mjenjač | motor | glava motora | klip | radilica | bregasta | karter | turbina
dizna | pumpa visokog pritiska | pumpa goriva | vodena pumpa | uljna pumpa | servo pumpa | egr ventil | klapna gasa
protokomjer | alternator | anlaser | svjećica | grijač | bobina | zupčasti remen | pk remen | španer | lanac motora
hladnjak vode | hladnjak ulja | interkuler | kompresor klime | termostat | filter ulja | filter zraka | filter goriva
filter | dpf filter | katalizator | auspuh | lambda sonda | izduvna grana | usisna grana | računar motora | nosač motora
nosač mjenjača | karike klipa | poluosovina | kardan | remenica
`;
const OF_BODY = `
stop svjetlo | treće stop svjetlo | gepek vrata | amortizer gepeka | zadnje staklo | bočno staklo | krovni nosač
kadica gepeka
`;
/** Bumpers and doors differ between bodies at the back only. */
const OF_BODY_AT_REAR = 'branik | rešetka branika | nosač branika | vrata';
/** What lies in the boot: `gumeni tepih za gepek`. */
const BOOT = 'gepek';

const conceptsIn = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .trim()
      .split(/[|\n]/)
      .flatMap((name) => conceptsOf(name.trim()).map(({ concept }) => concept)),
  );
const [ofEngine, ofBody, ofBodyAtRear] = [OF_ENGINE, OF_BODY, OF_BODY_AT_REAR].map(conceptsIn) as [
  ReadonlySet<string>,
  ReadonlySet<string>,
  ReadonlySet<string>,
];

// Reading a name takes longer than the rest of its card, and the same products are found again and again.
const REMEMBERED_MAX = 10_000;
const remembered = new Map<string, Deciding>();

/** Which facts decide for a part with this name. */
export function decidingFacts(name: string): Deciding {
  const known = remembered.get(name);
  if (known) return known;
  const read = readName(name);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(name, read);
  return read;
}

function readName(name: string): Deciding {
  const parts = partsIn(name);
  const words = wordsOf(name);
  const isAtRear = words.some(({ text }) => placeOf(text) === 'rear');
  return {
    engine: parts.some((part) => ofEngine.has(part)),
    body:
      parts.some((part) => ofBody.has(part) || (isAtRear && ofBodyAtRear.has(part))) ||
      words.some(({ text }) => text.startsWith(BOOT)),
  };
}
