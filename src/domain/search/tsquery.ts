/**
 * Pieces of a tsquery. Terms are letters, digits, dots and our own marks; quoting makes even a stray character of the
 * syntax harmless, since nothing here is read by `to_tsquery` but cast.
 */
const quoted = (text: string): string => `'${text.replaceAll('\\', '').replaceAll("'", '')}'`;

export const term = quoted;
export const beginning = (text: string): string => `${quoted(text)}:*`;

const joined = (parts: readonly string[], by: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(by)})`;

export const anyOf = (parts: readonly string[]): string => joined(parts, ' | ');
export const allOf = (parts: readonly string[]): string => joined(parts, ' & ');
