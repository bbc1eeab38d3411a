import { shop } from '#src/domain/shop.ts';

/** What search engines show before they cut. */
const TITLE_CHARACTERS_MAX = 60;
const DESCRIPTION_CHARACTERS_MAX = 155;

function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:–|-]+$/, '')}…`;
}

/** The shop's name follows where it fits. */
export function documentTitle(title: string): string {
  const withShop = title.includes(shop.name) ? title : `${title} | ${shop.name}`;
  return withShop.length <= TITLE_CHARACTERS_MAX ? withShop : cutAtWord(title, TITLE_CHARACTERS_MAX);
}

export const documentDescription = (text: string): string => cutAtWord(text, DESCRIPTION_CHARACTERS_MAX);
