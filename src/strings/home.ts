import { formatCount } from '#src/domain/money.ts';
import { plural } from '#src/domain/plurals.ts';
import { shop } from '#src/domain/shop.ts';

/** '31 model · 248 dijelova', on the home page and in the catalogue. */
export const modelsCount = (count: number): string =>
  `${formatCount(count)} ${plural(count, ['model', 'modela', 'modela'])}`;
export const partsCount = (count: number): string =>
  `${formatCount(count)} ${plural(count, ['dio', 'dijela', 'dijelova'])}`;

const { claims } = shop;
const deliveryClaim = claims.deliveryDays.replace('-', '–');

export const homeText = {
  title: 'Auto dijelovi i tuning oprema',
  description: `Auto dijelovi i tuning oprema za vaše vozilo: odaberite marku, model i godinu. Dostava u cijeloj Bosni i Hercegovini, plaćanje pouzećem.`,

  'hero.title': 'Pravi dio za vaše vozilo',
  'hero.lead': 'Odaberite marku, model i godinu. Prikazujemo dijelove koji odgovaraju.',

  more: 'Pogledaj sve',
  'tuning.title': 'Tuning oprema',
  'tuning.all': 'Pogledaj sve: tuning oprema',
  'brands.title': 'Izdvojene marke',
  'categories.title': 'Dijelovi po kategorijama',
  'categories.all': 'Sve kategorije',
  'newest.title': 'Najnoviji proizvodi',

  'claims.title': 'Zašto kupovati kod nas',
  'claims.years': [`${claims.years}+`, 'godina iskustva'],
  'claims.clients': [`${claims.clients}+`, 'zadovoljnih klijenata'],
  'claims.brands': [`${claims.brands}+`, 'marki vozila'],
  'claims.products': [`${claims.products}+`, 'proizvoda u ponudi'],

  'services.delivery': `Dostava za ${deliveryClaim} dana`,
  'services.delivery.text': 'Brzom poštom, na vašu adresu ili u servis.',
  'services.free': 'Besplatna dostava',
  'services.free.text': 'U cijeloj Bosni i Hercegovini, uz plaćanje pouzećem.',
  'services.support': `Podrška ${claims.support}`,
  'services.support.text': 'Telefon, WhatsApp, Viber i e-mail. Odgovaramo na bosanskom.',
  'services.warranty': 'Garancija na sve',
  'services.warranty.text': `${shop.warrantyMonths} mjeseci na svaki proizvod i ${shop.withdrawalDays} dana za povrat.`,
} as const;
