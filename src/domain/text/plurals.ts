/**
 * Bosnian has three plural forms: 1 model, 2 modela, 5 modela; `Intl.PluralRules('bs')` is right in every runtime.
 */
export type PluralForms = readonly [one: string, few: string, other: string];

const rules = new Intl.PluralRules('bs');

export function plural(count: number, [one, few, other]: PluralForms): string {
  const category = rules.select(count);
  return category === 'one' ? one : category === 'few' ? few : other;
}
