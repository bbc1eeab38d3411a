import type { ProductDetail } from '#src/domain/product/product.ts';
import { cardText } from './card.ts';
import { countedMonths } from './counted-nouns.ts';
import { fieldChoiceText, fieldLabel } from './product-fields.ts';

export const productText = {
  'actions.callShort': 'Pozovite',
  'actions.label': 'Kontakt',
  'card.years': cardText.years,
  'category.heading': 'Kategorija',
  code: cardText.code,
  'contact.heading': 'Naručite ili pitajte',
  'contact.soldHeading': 'Pitajte za sličan',
  'description.heading': 'Opis',
  'fit.allModels': 'Svi modeli',
  'fit.askChassis': 'Niste sigurni? Pošaljite broj šasije',
  'fit.chooseVehicle': 'Odaberite vozilo',
  'fit.everyModel': '(svi modeli)',
  'fit.gaps': (years: string) => `Tačna godišta: ${years}`,
  'fit.heading': 'Kompatibilno za',
  'fit.manufacturer': 'Marka',
  'fit.model': 'Model',
  'fit.more': 'Odgovara i za',
  'fit.universal': cardText.universal,
  'fit.universalNote':
    'Nije vezano za jednu marku. Prije narudžbe provjerite s prodavcem odgovara li vašem vozilu.',
  'fit.facts': 'Izvedba',
  'fit.years': 'Godine',
  'gallery.close': 'Zatvori',
  'gallery.count': (position: number, total: number) => `${position} / ${total}`,
  'gallery.countOf': (position: number, total: number) => `${position} od ${total}`,
  'gallery.failed': 'Slika se ne može učitati.',
  'gallery.fullScreen': 'Slike u punoj veličini',
  'gallery.hint': 'Strelice mijenjaju sliku, ESC zatvara.',
  'gallery.hintTouch': 'Prevucite za sljedeću sliku, raširite prste za uvećanje.',
  'gallery.label': 'Slike proizvoda',
  'gallery.next': 'Sljedeća slika',
  'gallery.none': 'Slika uskoro',
  'gallery.open': (position: number, total: number) => `Slika ${position} od ${total} u punoj veličini`,
  'gallery.previous': 'Prethodna slika',
  'gallery.zoom': 'Uvećaj sliku',
  'gallery.thumb': (position: number, total: number) => `Slika ${position} od ${total}`,
  'image.alt': (name: string, position: number) => (position === 1 ? name : `${name}, slika ${position}`),
  'info.availability': 'Dostupnost',
  'info.delivery': 'Dostava',
  'info.quality': 'Kvalitet',
  'info.warranty': 'Garancija',
  'info.warrantyValue': (months: number) => (months === 0 ? 'Nema' : countedMonths(months)),
  loading: 'Učitavanje proizvoda...',
  'meta.delivery': (time: string) => `Dostava ${time}, plaćanje pouzećem.`,
  'meta.fits': (name: string, fit: string) => `${name} – ${fit}.`,
  'meta.price': (price: string) => (price.includes('KM') ? `Cijena ${price} s PDV-om.` : `${price}.`),
  'missing.link': 'Otvorite katalog',
  'missing.gone': 'Ovaj dio više nije u ponudi. Ispod su slični dijelovi.',
  'missing.text': 'Traženi proizvod ne postoji.',
  'missing.title': 'Proizvod nije pronađen',
  'numbers.alsoFits': (vehicles: string) => `Isti broj odgovara i za: ${vehicles}`,
  'numbers.copy': 'Kopiraj',
  'numbers.copyName': (number: string) => `Kopiraj broj ${number}`,
  'price.none': cardText.noPrice,
  'price.note': 'Besplatna dostava, plaćanje pouzećem',
  'price.vat': 's PDV-om',
  'print.button': 'Odštampajte list',
  'print.code': 'Adresa ove stranice kao QR kod',
  'related.all': (vehicle: string) => `Svi dijelovi za vozilo ${vehicle}`,
  'related.similar': 'Slični dijelovi',
  'related.heading': 'Pogledajte još',
  'scale.fits': (years: string) => `Odgovara godištima ${years}`,
  'share.button': 'Podijelite dio',
  'share.copied': 'Adresa dijela je kopirana.',
  'share.failed': 'Adresa se ne može kopirati. Uzmite je iz adresne trake.',
  'sold.note': 'Ovaj dio je prodan. Pitajte nas za sličan.',
  'steps.1.text': 'Naziv i šifra već su u poruci.',
  'steps.1.title': 'Pošaljite upit',
  'steps.2.text': 'Po potrebi tražimo broj šasije.',
  'steps.2.title': 'Provjeravamo da li odgovara',
  'steps.3.text': (time: string) => `Stiže za ${time}, dostava je besplatna.`,
  'steps.3.title': 'Platite pouzećem',
  'steps.heading': 'Kako naručiti',
} as const;

/** Small print beside the price. */
export const priceNote = (priceMinor: number | null): string =>
  `${priceMinor === null ? '' : `${productText['price.vat']} · `}${productText['price.note']}`;

type InfoFacts = Pick<ProductDetail, 'warrantyMonths' | 'quality' | 'condition' | 'availability'>;

/** Undefined where nothing is known. */
function qualityOf({ quality, condition }: InfoFacts): { name: string; value: string } | undefined {
  if (quality) return { name: productText['info.quality'], value: quality };
  return condition ? { name: fieldLabel.condition, value: fieldChoiceText.condition[condition] } : undefined;
}

/** The promises for every part; a product's own fields replace them (DECISIONS U24). */
export const infoValues = (product: InfoFacts) => ({
  warranty: productText['info.warrantyValue'](product.warrantyMonths),
  quality: qualityOf(product),
  availability: fieldChoiceText.availability[product.availability],
});
