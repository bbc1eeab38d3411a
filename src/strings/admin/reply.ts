import type { EnquiredProduct } from '#src/domain/admin/inbox.ts';
import { shownPhone } from '#src/domain/contact/contact.ts';
import { formatMoney } from '#src/domain/money.ts';
import { postalAddress } from '#src/domain/shop/postal-address.ts';
import { shop, type ShopSettings } from '#src/domain/shop/shop.ts';
import { countedMonths } from '../counted-nouns.ts';
import { deliveryTime } from '../delivery.ts';

/** The templates of an answer. */
export const REPLIES = ['available', 'sold', 'vehicle', 'plain'] as const;
export type Reply = (typeof REPLIES)[number];

export const replyText = {
  title: 'Odgovor',
  text: 'Tekst odgovora',
  help: 'Za Viber se tekst kopira, pa ga zalijepite u razgovor.',
  template: 'Predložak odgovora',
  replaced: 'Predložak je zamijenio vaš tekst.',
  'template.available': 'Imamo',
  'template.sold': 'Nemamo',
  'template.vehicle': 'Koje vozilo?',
  'template.plain': 'Kratko',
  'way.tel': 'Nazovi',
  'way.whatsapp': 'WhatsApp',
  'way.viber': 'Viber',
  'way.mail': 'E-mail',
  noWay: 'Nema telefona ni e-mail adrese za odgovor.',
  copied: 'Tekst odgovora je kopiran. Zalijepite ga u Viber.',
  notCopied: 'Tekst se ne može kopirati. Označite ga i kopirajte sami.',
  subject: (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
  quoted: (date: string, name: string) => `${date}, ${name}:`,
} as const;

const GREETING = 'Dobar dan, hvala na upitu.';
const farewell = () => `Lijep pozdrav,\n${shop().name}`;

/** What of the settings an offer states. */
export type OfferSettings = Pick<
  ShopSettings,
  | 'company'
  | 'registrationNumber'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'phone'
  | 'email'
  | 'deliveryFrom'
  | 'deliveryTo'
  | 'withdrawalDays'
>;

/** What a buyer must know before an order (DECISIONS L3). */
function offerTerms(settings: OfferSettings, offered: readonly EnquiredProduct[]): string {
  const isPriced = offered.length > 0 && offered.every(({ priceMinor }) => priceMinor !== null);
  const ordered = offered.filter(({ availability }) => availability === 'on_order').length;
  const isInStock = ordered === 0 || ordered < offered.length;
  return [
    isPriced
      ? 'Cijena je s PDV-om.'
      : 'Cijenu sa svim troškovima javljamo vam pisanim putem prije potvrde narudžbe.',
    `Dostava je besplatna, plaćate pouzećem${isInStock ? `, rok je ${deliveryTime(settings)}` : ''}.`,
    ordered > 0 && 'Za dijelove koje naručujemo rok javljamo prije potvrde narudžbe.',
    // After 'od' the noun is always genitive.
    `Od kupovine možete odustati u roku od ${settings.withdrawalDays} dana od prijema.`,
    `Garancija: ${countedMonths(shop().warrantyMonths)}, ako uz dio ne piše drugačije.`,
    'Ponuda vrijedi dok je dio dostupan.',
  ]
    .filter(Boolean)
    .join(' ');
}

const sellerLines = (settings: OfferSettings): string =>
  [
    `${settings.company}, ${postalAddress(settings)}`,
    settings.registrationNumber && `ID broj: ${settings.registrationNumber}`,
    `${shownPhone(settings.phone)}, ${settings.email}`,
  ]
    .filter(Boolean)
    .join('\n');

/** Name, code and price of each part, with the address of its page when it has one. */
const partLines = (products: readonly EnquiredProduct[], origin: string): string =>
  products
    .map(({ id, name, priceMinor, isPublic }) => {
      const price = priceMinor === null ? '' : `, ${formatMoney(priceMinor)}`;
      return `${name} (šifra ${id})${price}${isPublic ? `\n${origin}/proizvod/${id}` : ''}`;
    })
    .join('\n\n');

type ReplyFacts = {
  products: readonly EnquiredProduct[];
  origin: string;
  /** Undefined until they are loaded. */
  settings: OfferSettings | undefined;
};

/** What an offer says of the parts in each state, in this order. */
const STATED = [
  ['in_stock', 'Na stanju imamo:'],
  ['on_order', 'Možemo naručiti:'],
  ['reserved', 'Trenutno je rezervisano:'],
  ['sold', 'Nažalost, više nemamo:'],
] as const satisfies readonly [EnquiredProduct['availability'], string][];

const statedLines = (products: readonly EnquiredProduct[], origin: string): string =>
  STATED.flatMap(([state, named]) => {
    const own = products.filter(({ availability }) => availability === state);
    return own.length > 0 ? [named, partLines(own, origin)] : [];
  }).join('\n\n');

const SEARCH_PROMISE = 'Ako želite, potražit ćemo sličan dio i javiti vam.';

/** The blocks of an offer. Without a part that can be ordered it has no terms. */
function offer({ products, origin, settings }: ReplyFacts): string[] {
  const about = products.length > 0 ? statedLines(products, origin) : 'Dio koji tražite imamo na stanju.';
  const lead = `${GREETING} ${about}`;
  const offered = products.filter(({ availability }) => ['in_stock', 'on_order'].includes(availability));
  if (products.length > 0 && offered.length === 0) {
    const isReserved = products.some(({ availability }) => availability === 'reserved');
    return [lead, isReserved ? 'Ako se rezervacija otkaže, javit ćemo vam.' : SEARCH_PROMISE, farewell()];
  }
  const terms = [settings && offerTerms(settings, offered), `Svi uslovi: ${origin}/opci-uslovi`];
  const seller = [farewell(), settings && sellerLines(settings)];
  return [
    lead,
    'Ako vam odgovara, javite se da dogovorimo preuzimanje ili dostavu.',
    ...[terms, seller].map((lines) => lines.filter(Boolean).join('\n')),
  ];
}

const SENTENCES: Record<Exclude<Reply, 'available'>, { named: string; unnamed: string; end?: string }> = {
  sold: {
    named: 'Nažalost, više nemamo:',
    unnamed: 'Nažalost, dio koji tražite trenutno nemamo.',
    end: SEARCH_PROMISE,
  },
  vehicle: {
    named: 'Pitali ste za:',
    unnamed: 'Rado ćemo provjeriti imamo li dio koji tražite.',
    end: 'Da provjerimo odgovara li, pošaljite nam marku, model, godinu i motor vozila ili broj šasije.',
  },
  plain: { named: 'Pitali ste za:', unnamed: '' },
};

/** The text of an answer; it names the parts that the message is about. */
export function replyOf(reply: Reply, facts: ReplyFacts): string {
  if (reply === 'available') return offer(facts).join('\n\n');
  const { products, origin } = facts;
  const { named, unnamed, end } = SENTENCES[reply];
  const about = products.length > 0 ? `${named}\n\n${partLines(products, origin)}` : unnamed;
  return [[GREETING, about].filter(Boolean).join(' '), end, farewell()].filter(Boolean).join('\n\n');
}

/** The template that is offered first. */
export function likelyReply(products: readonly EnquiredProduct[]): Reply {
  if (products.length === 0) return 'plain';
  return products.every(({ availability }) => availability === 'sold') ? 'sold' : 'available';
}
