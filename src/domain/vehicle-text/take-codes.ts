import type { ModelScene } from './model-scene.ts';
import { isFree } from './text-words.ts';
import { lineLength } from './vehicle-lexicon.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Bodies named by their code alone: `E46`, `W204`; of the model with the longest line where several share it. */
export function takeCodes(scene: ModelScene): void {
  for (const [at, word] of scene.words.entries()) {
    if (!isFree(word) || scene.mentions.some((m) => m.from <= at && at < m.to)) continue;
    const all = scene.lexicon.codes.get(word.text) ?? [];
    const named = all.filter(({ model }) => scene.isNamed(model.make));
    const owners = named.length > 0 ? named : all;
    // `b8` without Audi may be anything.
    if (named.length === 0 && (word.text.length < 3 || !/^[a-z]\d{2,3}$/.test(word.text))) continue;
    if (owners.length === 0 || owners.some(({ model }) => scene.mentions.some((m) => m.model === model)))
      continue;
    if (new Set(owners.map(({ model }) => model.make)).size > 1) continue;
    const [owner, second] = owners.toSorted((a, b) => lineLength(b.model) - lineLength(a.model));
    if (!owner) continue;
    const isTie = second !== undefined && lineLength(second.model) === lineLength(owner.model);
    scene.mentions.push({
      make: owner.model.make,
      model: isTie ? null : owner.model,
      generations: isTie ? [] : [owner.generation],
      from: at,
      to: at + 1,
      certainty: isTie ? 0.6 : named.length > 0 ? 0.95 : 0.9,
      reasons: second ? ['code-only', 'several-owners'] : ['code-only'],
    });
  }
}

/** `Mercedes 203` is a W203, as long as no engine is called so: `220` is one of the C and E class. */
export function takeBareCodes(scene: ModelScene): void {
  for (const { make, to: at, isWeak } of scene.makes) {
    const word = scene.words[at];
    if (isWeak || !isFree(word) || !/^\d{3}$/.test(word.text) || word.before !== ' ') continue;
    if (scene.mentions.some((m) => m.from <= at && at < m.to)) continue;
    const isEngine = LETTERS.some((letter) =>
      scene.lexicon.models.get(letter + word.text)?.some((model) => model.make === make),
    );
    const owners = LETTERS.flatMap((letter) => scene.lexicon.codes.get(letter + word.text) ?? [])
      .filter(({ model }) => model.make === make)
      .sort((a, b) => lineLength(b.model) - lineLength(a.model));
    const [owner] = owners;
    if (isEngine || !owner) continue;
    scene.mentions.push({
      ...{ make, model: owner.model, generations: [owner.generation], from: at, to: at + 1, certainty: 0.9 },
      reasons:
        new Set(owners.map(({ model }) => model)).size > 1 ? ['code-only', 'several-owners'] : ['code-only'],
    });
  }
}
