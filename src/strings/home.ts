import { plural } from '#src/domain/text/plurals.ts';
import { type WholeShop, wholeShop } from '#src/domain/shop/shop.ts';
import { countedDays, countedMonths } from './counted-nouns.ts';
import { deliveryTime } from './delivery.ts';
import { usualHours } from './opening-hours.ts';

export const homeText = {
  title: 'Auto dijelovi i tuning oprema',
  description: `Auto dijelovi i tuning oprema za vaše vozilo: odaberite marku, model i godinu. Dostava u cijeloj Bosni i Hercegovini, plaćanje pouzećem.`,

  'hero.title': 'Pravi dio za vaše vozilo',
  'hero.lead': 'Odaberite marku, model i godinu. Prikazujemo dijelove koji odgovaraju.',

  'tuning.title': 'Tuning oprema',
  'tuning.all': 'Sva tuning oprema',
  'featured.title': 'Izdvojene marke',
  'featured.all': 'Sve marke',
  'categories.title': 'Dijelovi po kategorijama',
  'categories.all': 'Sve kategorije',
  'own.title': (vehicle: string) => `Dijelovi za vaše vozilo: ${vehicle}`,
  'own.all': 'Svi dijelovi za ovo vozilo',
  'newest.title': 'Najnoviji proizvodi',
  'newest.all': 'Pogledaj sve',

  'claims.title': 'Zašto kupovati kod nas',
} as const;

/** Figures of the shop; one that the owner has set to 0 is not shown. */
export const shopFigures = (
  { years, clients, brands, products }: WholeShop = wholeShop(),
): [string, string][] =>
  (
    [
      [years, ['godina iskustva', 'godine iskustva', 'godina iskustva']],
      [clients, ['zadovoljan klijent', 'zadovoljna klijenta', 'zadovoljnih klijenata']],
      [brands, ['marka vozila', 'marke vozila', 'marki vozila']],
      [products, ['proizvod u ponudi', 'proizvoda u ponudi', 'proizvoda u ponudi']],
    ] as const
  ).flatMap(([value, forms]) => (value > 0 ? [[`${value}+`, plural(value, forms)]] : []));

/** What the shop promises. */
export const shopServices = (now: WholeShop = wholeShop()) =>
  [
    {
      icon: 'truck',
      title: `Dostava za ${now.deliveryClaim || deliveryTime(now)}`,
      more: 'Brzom poštom, na vašu adresu ili u servis.',
    },
    {
      icon: 'box',
      title: 'Besplatna dostava',
      more: 'U cijeloj Bosni i Hercegovini, uz plaćanje pouzećem.',
    },
    {
      icon: 'clock',
      title: `Podrška ${now.supportClaim || usualHours(now.openingHours)}`.trim(),
      more: 'Telefon, WhatsApp, Viber i e-mail. Odgovaramo na bosanskom.',
    },
    {
      icon: 'shield',
      title: 'Garancija na sve',
      more: `${countedMonths(now.warrantyMonths)} na svaki proizvod i ${countedDays(now.withdrawalDays)} za povrat.`,
    },
  ] as const;
