export type Side = 'mine' | 'theirs';
/** `suggested`: the side that changed it since the form was opened; mine when both did. */
export type Difference<Field extends string> = { field: Field; suggested: Side };
export type Choice<Field extends string> = Partial<Record<Field, Side>>;

/**
 * Fields in which a form and what somebody else has saved are not alike.
 *
 * @param read a field's value as a text: two values that read the same are the same
 */
export function differencesOf<Form, Field extends string>(
  fields: readonly Field[],
  read: (form: Form, field: Field) => string,
  { base, mine, theirs }: { base: Form; mine: Form; theirs: Form },
): Difference<Field>[] {
  return fields
    .filter((field) => read(mine, field) !== read(theirs, field))
    .map((field) => ({ field, suggested: read(mine, field) === read(base, field) ? 'theirs' : 'mine' }));
}
