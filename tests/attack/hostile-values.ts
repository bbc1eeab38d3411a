import type { Random } from '#db/seed/random.ts';

/** Part of every hostile text; no page may contain it unescaped. */
export const SCRIPT = '<xsq onload=alert(1)>';

const TEXTS = [
  `${SCRIPT}</script><script>alert(1)</script>`,
  `"'><img src=x onerror=alert(1)>${SCRIPT}`,
  "'; drop table products; --",
  "' or 1=1) union select password_hash from admin_users --",
  '$$; select pg_sleep(5); $$',
  '%27%20or%201=1',
  '../../../../etc/passwd',
  '..%2f..%2f.env',
  'http://127.0.0.1:5432/',
  'http://[::7f00:1]/',
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  '=HYPERLINK("http://zlo.primjer";"x")',
  '{{7*7}} ${7*7} <%= 7*7 %>',
  'a\r\nBcc: svi@primjer.ba',
  '\u0000',
  '\uD83D',
  '\u202Egnp.exe',
  '%00',
  '🚗'.repeat(300),
  'č'.repeat(5000),
  '(a+)+$'.repeat(40),
  '\\',
  '"',
  ' ',
  '',
  '__proto__',
  'constructor',
  'null',
  '-1',
  '1e309',
  '0x10',
  '99999999999999999999',
  '2026-02-30',
];
const NUMBERS = [0, -1, 1, 2, 1.5, 1e21, -0, 2_147_483_648, Number.MAX_SAFE_INTEGER, 5e-324];
const OTHERS: unknown[] = [null, true, [], {}, [[[[]]]], { a: 1 }];

/** Names that no form has; V8 gives all strings as long as the second one the same hash. */
const ODD_FIELDS: [name: string, value: unknown][] = [
  ['__proto__', { isAdmin: true }],
  ['a'.repeat(20_000), Array<string>(1000).fill('\u0000')],
];

/** The parts of a JSON schema that are read. https://json-schema.org/draft/2020-12 */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
};

const ODDS_HOSTILE = 0.25;
const LIST_MAX = 4;

function hostile(random: Random): unknown {
  const kind = random.next();
  if (kind < 0.7) return random.pick(TEXTS);
  return random.pick<unknown>(kind < 0.85 ? NUMBERS : OTHERS);
}

/** A value of the schema's shape, with something hostile in about a quarter of its places. */
export function attack(schema: Schema, random: Random): unknown {
  if (random.chance(ODDS_HOSTILE)) return hostile(random);
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return attack(random.pick(schema.anyOf), random);
  if (schema.properties) {
    const given = Object.entries(schema.properties).filter(() => random.chance(0.7));
    const fields = given.map(([name, inner]) => [name, attack(inner, random)] as const);
    return Object.fromEntries(random.chance(0.05) ? [...fields, random.pick(ODD_FIELDS)] : fields);
  }
  if (schema.items) {
    const { items } = schema;
    return Array.from({ length: random.between(0, LIST_MAX) }, () => attack(items, random));
  }
  const type = [schema.type].flat()[0];
  if (type === 'number' || type === 'integer') return random.between(0, 12);
  if (type === 'boolean') return random.chance(0.5);
  // Numbers of existing rows, as text; words.
  return random.chance(0.5)
    ? String(random.between(1, 12))
    : random.pick(['Far', 'golf', 'felge', 'vw', '2005']);
}

/** The value of one part of an address. */
export const attackedText = (random: Random): string =>
  random.chance(ODDS_HOSTILE) ? random.pick(TEXTS) : String(random.between(1, 12));
