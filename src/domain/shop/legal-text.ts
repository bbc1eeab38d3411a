import { slugify } from '../text/slug.ts';

/**
 * Buttons that a legal text can name: one deletes what the device keeps, one begins an e-mail with the form for a
 * withdrawal.
 */
const BUTTON_MARKS = {
  forget: '[dugme za brisanje podataka]',
  withdrawal: '[dugme za obrazac o odustanku]',
} as const;
export type LegalButton = keyof typeof BUTTON_MARKS;
const BUTTONS = Object.keys(BUTTON_MARKS) as LegalButton[];

/** What a legal page is made of: text only, so nothing that is typed can become markup or script. */
type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'button'; button: LegalButton };
export type LegalPart = { id: string; heading: string; blocks: LegalBlock[] };

const HEADING = /^#\s+(.+)$/;
const ITEM = /^[-*•]\s+(.+)$/;
/** Of a heading or an item that has no words yet: joined to the line below it would make that line one. */
const LONE_MARK = /^[#*•-]$/;
const blockOf = (lines: readonly string[]): LegalBlock => {
  const text = lines.join(' ');
  const button = BUTTONS.find((one) => BUTTON_MARKS[one] === text.toLowerCase());
  return button ? { kind: 'button', button } : { kind: 'paragraph', text };
};

/** An empty line ends a paragraph or a list. */
function blocksOf(lines: readonly string[]): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  let open: string[] = [];
  let items: string[] = [];
  const end = () => {
    if (open.length > 0) blocks.push(blockOf(open));
    if (items.length > 0) blocks.push({ kind: 'list', items });
    open = [];
    items = [];
  };
  for (const line of [...lines, '']) {
    const item = ITEM.exec(line)?.[1];
    if (line === '' || (item === undefined) !== (items.length === 0)) end();
    if (item !== undefined) items.push(item);
    else if (line !== '') open.push(line);
  }
  return blocks;
}

/**
 * Reads `# Heading`, `- item` and paragraphs between empty lines. Text before the first heading is left out; two
 * headings never have the same address.
 */
export function readLegalText(text: string): LegalPart[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim().replace(LONE_MARK, ''));
  const starts = lines.flatMap((line, i) => (HEADING.test(line) ? [i] : []));
  const used = new Set<string>();
  return starts.map((start, i) => {
    const heading = HEADING.exec(lines[start] ?? '')?.[1] ?? '';
    const slug = slugify(heading.replace(/^[\d.\s]+/, '')) || 'dio';
    let id = slug;
    for (let times = 2; used.has(id); times++) id = `${slug}-${times}`;
    used.add(id);
    return { id, heading, blocks: blocksOf(lines.slice(start + 1, starts[i + 1])) };
  });
}

const writeBlock = (block: LegalBlock): string => {
  if (block.kind === 'button') return BUTTON_MARKS[block.button];
  return block.kind === 'list' ? block.items.map((item) => `- ${item}`).join('\n') : block.text;
};

export const writeLegalText = (parts: readonly LegalPart[]): string =>
  parts.map(({ heading, blocks }) => [`# ${heading}`, ...blocks.map(writeBlock)].join('\n\n')).join('\n\n');

const PLACEHOLDER = /\{([\p{L}-]+)\}/gu;

/** Placeholders that have no value, as `{telfon}`. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([mark, name = '']) => (known.includes(name) ? [] : [mark]));

type Values = Readonly<Record<string, string>>;

/** The text with the shop's values; undefined when one that it names is not given. */
function fill(text: string, values: Values): string | undefined {
  const isGiven = [...text.matchAll(PLACEHOLDER)].every(([, name = '']) => values[name] !== '');
  return isGiven ? text.replace(PLACEHOLDER, (mark, name: string) => values[name] ?? mark) : undefined;
}

function fillBlock(block: LegalBlock, values: Values): LegalBlock[] {
  if (block.kind === 'button') return [block];
  if (block.kind === 'list') {
    const items = block.items.flatMap((item) => fill(item, values) ?? []);
    return items.length > 0 ? [{ kind: 'list', items }] : [];
  }
  const text = fill(block.text, values);
  return text === undefined ? [] : [{ kind: 'paragraph', text }];
}

/** With the shop's values in place of `{telefon}` and the like; a line about a value that is not given is left out. */
export const fillLegalParts = (parts: readonly LegalPart[], values: Values): LegalPart[] =>
  parts.map(({ id, heading, blocks }) => ({
    id,
    heading: fill(heading, values) ?? heading,
    blocks: blocks.flatMap((block) => fillBlock(block, values)),
  }));
