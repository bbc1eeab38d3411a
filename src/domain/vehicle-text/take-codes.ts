import { NUMBER_NICKNAMES } from './language/number-names.ts';
import type { Mention } from './mention.ts';
import { LIST_SIGN, type ModelScene } from './model-scene.ts';
import { isFree } from './text-words.ts';
import { type CodeOwner, lineLength } from './vehicle-lexicon.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** The shop sells much more for one of two cars with the same code: E90 is the 3 series, not the Corolla. */
const MUCH_MORE = 4;

/** Shorter codes are ambiguous without their make: `b8`. */
const tellsAlone = (code: string): boolean => /^[a-z]\d{2,3}$/.test(code);

/** A query names nothing else with such a code, when only one model has it: `t5`, `8p`; widths of rims end in a J. */
const tellsInQuery = (code: string, owners: readonly CodeOwner[]): boolean =>
  /^(?:[a-z]\d|\d[a-z])$/.test(code) &&
  !/[jvw]/.test(code) &&
  new Set(owners.map(({ model }) => model)).size === 1;

const isTie = ({ productsOf }: ModelScene['lexicon'], a: CodeOwner, b: CodeOwner | undefined): boolean =>
  b !== undefined &&
  productsOf(a.model) === productsOf(b.model) &&
  lineLength(a.model) === lineLength(b.model);

/** The owners of a code of one make, where several makes use it; the likeliest comes first. */
function ownersOfOneMake(scene: ModelScene, owners: readonly CodeOwner[]): readonly CodeOwner[] {
  const { productsOf } = scene.lexicon;
  const [first] = owners;
  if (!first) return [];
  const other = owners.find(({ model }) => model.make !== first.model.make);
  const isClear =
    !other || (productsOf(first.model) > 0 && productsOf(first.model) >= MUCH_MORE * productsOf(other.model));
  return isClear ? owners.filter(({ model }) => model.make === first.model.make) : [];
}

function mentionOfCode(scene: ModelScene, at: number, owners: readonly CodeOwner[], certainty: number): void {
  const [owner, second] = owners;
  if (!owner) return;
  const isOpen = isTie(scene.lexicon, owner, second);
  // `trojka E90`
  const nickname = scene.lexicon.numbered.get(NUMBER_NICKNAMES.get(scene.words[at - 1]?.text ?? '') ?? '');
  const mention: Mention = {
    make: owner.model.make,
    model: isOpen ? null : owner.model,
    generations: isOpen ? [] : [owner.generation],
    generationWords: [],
    from: nickname?.includes(owner.model) ? at - 1 : at,
    to: at + 1,
    certainty: isOpen ? 0.6 : certainty,
    reasons: second ? ['code-only', 'several-owners'] : ['code-only'],
  };
  scene.mentions.push(mention);
}

const isMentioned = (scene: ModelScene, at: number): boolean =>
  scene.mentions.some((mention) => mention.from <= at && at < mention.to);

/** A code after a car of another make belongs to that car or to its part, unless the two are a list. */
const isOfOther = (scene: ModelScene, at: number, owners: readonly CodeOwner[]): boolean =>
  !owners.some(({ model }) => scene.makes.some(({ make }) => make === model.make)) &&
  !LIST_SIGN.test(scene.words[at]?.before ?? '') &&
  !LIST_SIGN.test(scene.words[at + 1]?.before ?? '') &&
  scene.words[at - 1]?.text !== 'i' &&
  (scene.makes.some(({ isWeak }) => !isWeak) || scene.mentions.some(({ to }) => to <= at));

/** Bodies named only by their code: `E46`, `W204`; where models share it, of the one with the longest line. */
export function takeCodes(scene: ModelScene): void {
  for (const [at, word] of scene.words.entries()) {
    if (!isFree(word) || isMentioned(scene, at)) continue;
    const all = scene.lexicon.codes.get(word.text) ?? [];
    const named = all.filter(({ model }) => scene.isNamed(model.make));
    const isClear = tellsAlone(word.text) || (scene.options.namesAnywhere && tellsInQuery(word.text, all));
    if (named.length === 0 && (!isClear || isOfOther(scene, at, all))) continue;
    const owners = ownersOfOneMake(scene, named.length > 0 ? named : all);
    if (owners.some(({ model }) => scene.mentions.some((m) => m.model === model))) continue;
    mentionOfCode(scene, at, owners, named.length > 0 ? 0.95 : 0.9);
  }
}

/** `Mercedes 203` is a W203, unless an engine has that number: `220` is one of the C and E class. */
export function takeBareCodes(scene: ModelScene): void {
  for (const { make, to: at, isWeak } of scene.makes) {
    const word = scene.words[at];
    if (isWeak || !isFree(word) || !/^\d{3}$/.test(word.text) || word.before !== ' ') continue;
    if (isMentioned(scene, at)) continue;
    const isEngine = LETTERS.some((letter) =>
      scene.lexicon.models.get(letter + word.text)?.some((model) => model.make === make),
    );
    const owners = LETTERS.flatMap((letter) => scene.lexicon.codes.get(letter + word.text) ?? [])
      .filter(({ model }) => model.make === make)
      .sort((a, b) => lineLength(b.model) - lineLength(a.model));
    if (!isEngine) mentionOfCode(scene, at, owners.slice(0, 1), 0.9);
  }
}
