import type { ReadingReason } from '#src/domain/ads/reading.ts';
import type { ImportCounts } from '#src/domain/admin/olx-import.ts';
import { plural } from '#src/domain/text/plurals.ts';
import { counted } from './counted.ts';
import { countedPictures, countedAds } from './counted-nouns.ts';

const products = (n: number) => counted(n, ['novi proizvod', 'nova proizvoda', 'novih proizvoda']);

/** Why the classifieds site could not be read, by failure code. */
export const olxFailureText = {
  not_configured: 'OLX korisnik nije podešen. Onaj ko održava prodavnicu upisuje OLX_USERNAME na serveru.',
  refused:
    'OLX je odbio pristup. Onaj ko održava prodavnicu treba provjeriti OLX_USERNAME i OLX_TOKEN na serveru.',
  not_found: 'OLX ne poznaje ovog korisnika ili oglas. Provjerite korisničko ime.',
  rate_limited: 'OLX trenutno ograničava broj zahtjeva. Pokušajte ponovo za minutu.',
  unavailable: 'OLX se ne javlja. Pokušajte ponovo za nekoliko minuta.',
  unreadable: 'OLX je poslao odgovor koji se ne može pročitati. Pokušajte ponovo.',
} as const;

export const importText = {
  jobGone: 'Ovaj uvoz više ne postoji.',
  'problem.gone': 'Oglas više ne postoji ili je sakriven.',
  'problem.deleted': 'Proizvod iz ovog oglasa ste obrisali. Označite oglas u pregledu ako ga želite ponovo.',
  'problem.noVehicle': 'Vozilo nije prepoznato. Odaberite ga ručno prije objave.',
  'problem.unsure': 'Vozilo nije sigurno pročitano. Provjerite ga prije objave.',
  'problem.noPicture': 'Oglas nema sliku. Ostaje nacrt dok je ne dodate.',
  'problem.lostPictures': (n: number) =>
    `${countedPictures(n)} ${plural(n, ['nije preuzeta', 'nisu preuzete', 'nije preuzeto'])}: ${n === 1 ? 'to nije slika, prevelika je ili joj adresa nije dozvoljena' : 'to nisu slike, prevelike su ili im adresa nije dozvoljena'}.`,
  'problem.picturesAway': 'Slike se trenutno ne mogu preuzeti. Pokušajte ponovo.',
  'problem.internal': 'Oglas nije uvezen zbog greške na serveru. Pokušajte ponovo.',
  'quality.original': 'Original',
  'quality.replacement': 'Zamjenski dio',
  noThumbnail: 'Slika ovog oglasa nije dostupna.',
  priceOnRequest: 'Na upit',
  nothingFound: 'Na OLX-u nema aktivnih oglasa ovog korisnika.',
  continues: 'Uvoz se nastavlja u pozadini.',
} as const;

/** `Dodano je 48 novih proizvoda, 1 oglas već postoji, 1 oglas nije uvezen.` */
export function importMessage(counts: ImportCounts): string {
  const known = counts.known + counts.edited;
  const lost = counts.gone + counts.unusable;
  const parts = [
    counts.added > 0
      ? `${plural(counts.added, ['Dodan', 'Dodana', 'Dodano'])} ${plural(counts.added, ['je', 'su', 'je'])} ${products(counts.added)}`
      : 'Nema novih proizvoda',
    counts.renewed > 0
      ? `${countedAds(counts.renewed)} ${plural(counts.renewed, ['osvježen', 'osvježena', 'osvježeno'])}`
      : '',
    known > 0 ? `${countedAds(known)} ${plural(known, ['već postoji', 'već postoje', 'već postoji'])}` : '',
    lost > 0
      ? `${countedAds(lost)} ${plural(lost, ['nije dostupan', 'nisu dostupna', 'nije dostupno'])}`
      : '',
    counts.failed > 0
      ? `${countedAds(counts.failed)} ${plural(counts.failed, ['nije uvezen', 'nisu uvezena', 'nije uvezeno'])}`
      : '',
    counts.waiting > 0
      ? `${countedAds(counts.waiting)} ${plural(counts.waiting, ['čeka', 'čekaju', 'čeka'])}`
      : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Shown beside a reading: its source, and why it is not certain. */
export const readingReasonText: Readonly<Record<ReadingReason, string>> = {
  'no-vehicle': 'vozilo nije navedeno',
  'manufacturer-from-model': 'marka zaključena iz modela',
  'manufacturer-from-brand-field': 'marka iz polja oglasa',
  'model-unknown': 'model nije naveden',
  'heard-spelling': 'napisano kako se izgovara',
  mistyped: 'pravopisna greška u nazivu',
  'code-only': 'prepoznato po oznaci šasije',
  'several-owners': 'oznaka pripada više modela',
  'everyday-word': 'naziv modela je i obična riječ',
  'bare-number': 'model je samo broj',
  'several-vehicles': 'više vozila u naslovu',
  'years-of-generation': 'godine iz proizvodnje te generacije',
  'years-open': 'otvoren raspon godina',
  'years-unlikely': 'godine ne odgovaraju proizvodnji modela',
  'short-years': 'godine napisane s dvije cifre',
  'from-description': 'pročitano iz opisa oglasa',
};
