/**
 * Parts of a tsquery. Terms are letters, digits, dots and our own prefixes. Quoting makes any other character harmless,
 * since queries are cast and never passed to `to_tsquery`.
 */
const quoted = (text: string): string => `'${text.replaceAll('\\', '').replaceAll("'", '')}'`;

export const term = quoted;
export const beginning = (text: string): string => `${quoted(text)}:*`;

const joined = (parts: readonly string[], by: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(by)})`;

export const anyOf = (parts: readonly string[]): string => joined(parts, ' | ');
export const allOf = (parts: readonly string[]): string => joined(parts, ' & ');
export const not = (part: string): string => `!${part}`;
