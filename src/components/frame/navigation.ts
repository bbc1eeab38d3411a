import { frameText } from '#src/strings/frame.ts';

export type NavKey = 'home' | 'catalogue' | 'products' | 'contact' | 'about';

/** The five links of the main navigation, in their order. */
export const navigation: readonly { key: NavKey; href: string; text: string }[] = [
  { key: 'home', href: '/', text: frameText['nav.home'] },
  { key: 'catalogue', href: '/katalog', text: frameText['nav.catalogue'] },
  { key: 'products', href: '/svi-proizvodi', text: frameText['nav.products'] },
  { key: 'contact', href: '/kontakt', text: frameText['nav.contact'] },
  { key: 'about', href: '/o-nama', text: frameText['nav.about'] },
];

/** `page` on the link's own page only: on the others of its section a screen reader would name the wrong page. */
export const currentMark = (current: NavKey | undefined, path: string): 'page' | 'true' =>
  navigation.some(({ key, href }) => key === current && href === path) ? 'page' : 'true';
