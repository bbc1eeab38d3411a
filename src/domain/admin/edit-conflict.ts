/** The part of a row that an edit needs: its id, and the version that the edit is based on. */
export type Stored = { id: number; version: number };

export type Side = 'mine' | 'theirs';
/** `suggested`: the side that changed the field since the form was opened; mine when both did. */
export type Difference<Field extends string> = { field: Field; suggested: Side };
export type Choice<Field extends string> = Partial<Record<Field, Side>>;

/**
 * Fields in which a form differs from what somebody else has saved.
 *
 * @param read a field's value as text: two values with the same text are equal
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
