import { type Shop, shop, type WholeShop, wholeShop } from '#src/domain/shop/shop.ts';
import { postalAddress } from '#src/domain/shop/postal-address.ts';
import { counted } from './counted.ts';
import { countedMonths } from './counted-nouns.ts';

export const contactDescription = ({ name, city }: Shop = shop()): string =>
  `Kontakt: telefon, WhatsApp, Viber i e-mail prodavnice ${name}, ${city}. Pošaljite upit, broj šasije ili sliku dijela.`;

export const aboutDescription = ({ name, city }: Shop = shop()): string =>
  `${name}, ${city}: auto dijelovi i tuning oprema za cijelu Bosnu i Hercegovinu. Provjera po broju šasije, plaćanje pouzećem.`;

/** The figures of the home page in a sentence; empty without any. */
function experience({ years, clients }: WholeShop): string {
  const facts = [
    years > 0 && `na tržištu smo više od ${counted(years, ['godine', 'godine', 'godina'])}`,
    clients > 0 &&
      `kod nas je do sada kupovalo više od ${counted(clients, ['klijenta', 'klijenta', 'klijenata'])}`,
  ];
  const sentence = facts.filter(Boolean).join(', a ');
  return sentence && `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

export const aboutSections = (of: WholeShop = wholeShop()) => [
  {
    heading: 'Šta radimo',
    paragraphs: [
      `${of.name} prodaje dijelove i tuning opremu za automobile: rasvjetu, karoseriju, unutrašnjost, kočnice, ovjes, auspuhe i felge. Dijelove vodimo po marki, modelu i godini, jer od godine proizvodnje zavisi da li dio odgovara.`,
      experience(of),
    ].filter(Boolean),
  },
  {
    heading: 'Kako provjeravamo da dio odgovara',
    paragraphs: [
      'Uz svaki dio piše za koje je vozilo i za koje godine. Ako niste sigurni, pošaljite broj šasije ili sliku starog dijela: provjeravamo prije slanja, a ne poslije.',
      'Gdje godine nisu poznate, to i piše. Tada je odgovor prodavca pouzdaniji od svake tabele.',
    ],
  },
  {
    heading: 'Kako teče kupovina',
    paragraphs: [
      'Pronađete dio, pošaljete upit ili nazovete, a mi potvrdimo dostupnost, cijenu i rok. Paket šaljemo brzom poštom i plaćate ga pouzećem, kada stigne.',
      `Dostava je besplatna u cijeloj Bosni i Hercegovini. Na proizvode dajemo garanciju od ${countedMonths(of.warrantyMonths)}, a u roku od ${of.withdrawalDays} dana od prijema možete odustati od kupovine.`,
    ],
  },
  {
    heading: 'Gdje smo',
    paragraphs: [
      `${of.company}, ${postalAddress()}. Radno vrijeme i sve načine da nas kontaktirate naći ćete na stranici Kontakt.`,
    ],
  },
];
