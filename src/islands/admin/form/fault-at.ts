/** Messages by the server's field names: `generations.0.yearFrom`. */
export type Faults = Readonly<Record<string, string>>;

/** The first error of a field or of a part of it: that of `aliases.2` is one of `aliases`. */
export const faultAt = (faults: Faults, name: string): string | undefined =>
  Object.entries(faults).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1];

/** The first error that none of these fields shows. */
export const faultElsewhere = (faults: Faults, names: readonly string[]): string | undefined =>
  Object.entries(faults).find(([field]) => !names.includes(field.split('.')[0] ?? ''))?.[1];

/** Without the errors of fields that were changed since. */
export const faultsLeft = (faults: Faults, isChanged: (name: string) => boolean): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !isChanged(field.split('.')[0] ?? '')));
