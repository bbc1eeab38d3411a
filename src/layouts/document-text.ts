import { cutAtWord } from '#src/domain/text/cut-text.ts';
import { DESCRIPTION_CHARACTERS_MAX, TITLE_CHARACTERS_MAX } from '#src/domain/text/seo-text.ts';
import { shop } from '#src/domain/shop/shop.ts';

/** Appends the shop's name if there is room. */
export function documentTitle(title: string): string {
  const withShop = title.includes(shop().name) ? title : `${title} | ${shop().name}`;
  return withShop.length <= TITLE_CHARACTERS_MAX ? withShop : cutAtWord(title, TITLE_CHARACTERS_MAX);
}

export const documentDescription = (text: string): string => cutAtWord(text, DESCRIPTION_CHARACTERS_MAX);
