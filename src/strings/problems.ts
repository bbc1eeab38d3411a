import { PRICE_PERCENT_MAX, PRICE_PERCENT_MIN } from '#src/domain/limits.ts';

export const problemText = {
  badRequest: 'Zahtjev nije ispravan.',
  badJson: 'Tijelo zahtjeva nije ispravan JSON.',
  badId: 'Broj proizvoda nije ispravan.',
  tooManyIds: 'Previše proizvoda u jednom zahtjevu.',
  badPage: 'Broj stranice nije ispravan.',
  badYear: 'Godište nije ispravno.',
  badAddress: 'Adresa nije ispravna.',
  badImage: 'Slika u toj veličini ili formatu ne postoji.',
  badPercent: `Promjena cijene treba biti od ${PRICE_PERCENT_MIN} do ${PRICE_PERCENT_MAX} % i različita od nule.`,
  badUndo: 'Ova izmjena se ne može poništiti.',
  nothingChosen: 'Odaberite najmanje jedan proizvod.',
  tooLarge: 'Zahtjev je prevelik: najviše 6 MB odjednom. Dodajte slike jednu po jednu.',
  notFound: 'Nije pronađeno.',
  productNotFound: 'Proizvod nije pronađen.',
  categoryNotFound: 'Kategorija nije pronađena.',
  vehicleNotFound: 'Vozilo nije pronađeno.',
  imageNotFound: 'Slika nije pronađena.',
  internal: 'Došlo je do greške na serveru. Pokušajte ponovo.',
} as const;
