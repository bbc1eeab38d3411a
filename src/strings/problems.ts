import { PRICE_PERCENT_MAX, PRICE_PERCENT_MIN } from '#src/domain/limits/admin.ts';
import { REQUEST_BODY_MB_MAX } from '#src/domain/limits/requests.ts';
import { counted } from './counted.ts';

export const problemText = {
  badRequest: 'Zahtjev nije ispravan.',
  badText: 'Tekst sadrži znakove koji se ne mogu sačuvati. Obrišite ih ili upišite tekst ponovo.',
  badForm: 'Obrazac nije ispravno poslan. Pokušajte ponovo.',
  badJson: 'Tijelo zahtjeva nije ispravan JSON.',
  badId: 'Šifra proizvoda nije ispravna.',
  tooManyIds: 'Previše proizvoda u jednom zahtjevu.',
  badPage: 'Broj stranice nije ispravan.',
  badYear: 'Godište nije ispravno.',
  badAddress: 'Adresa nije ispravna.',
  badImage: 'Slika u toj veličini ili formatu ne postoji.',
  badDeal: 'Provjerite datum, cijenu i dužinu teksta.',
  badPercent: `Promjena cijene treba biti od ${PRICE_PERCENT_MIN} do ${PRICE_PERCENT_MAX} % i različita od nule.`,
  badUndo: 'Ova izmjena se ne može poništiti.',
  keyUsed: 'Ovaj obrazac je već sačuvan kao drugi proizvod. Provjerite ga prije nego što dodate novi.',
  bulkKeyUsed:
    'Izmjena iz ovog prozora je već sačuvana, s drugom vrijednošću. Zatvorite prozor i provjerite proizvode prije nove izmjene.',
  editedSince: 'Proizvod je u međuvremenu izmijenjen na drugom mjestu.',
  overtaken: 'Podaci su u međuvremenu izmijenjeni. Osvježite stranicu i pokušajte ponovo.',
  allEditedSince: 'Poništavanje nije moguće: proizvodi su u međuvremenu izmijenjeni.',
  versionNotFound: 'Ta verzija proizvoda nije pronađena.',
  nothingChosen: 'Odaberite najmanje jedan proizvod.',
  tooLarge: `Zahtjev je prevelik: najviše ${REQUEST_BODY_MB_MAX} MB odjednom. Dodajte slike jednu po jednu.`,
  tooOften: (seconds: number) =>
    `Previše pokušaja. Pokušajte ponovo za ${counted(seconds, ['sekundu', 'sekunde', 'sekundi'])}.`,
  notFound: 'Nije pronađeno.',
  productNotFound: 'Proizvod nije pronađen.',
  categoryNotFound: 'Kategorija nije pronađena.',
  vehicleNotFound: 'Vozilo nije pronađeno.',
  imageNotFound: 'Slika nije pronađena.',
  diskFull:
    'Na disku servera nema više mjesta, pa ovo nije sačuvano. Ono što je ranije sačuvano nije izgubljeno. Oslobodite prostor i pokušajte ponovo.',
  /** The same for visitors, who cannot help it. */
  notTaken: 'Vašu poruku trenutno ne možemo primiti. Pozovite nas ili pokušajte kasnije.',
  unansweredRead: 'Podaci se trenutno ne mogu učitati. Pokušajte ponovo za koji trenutak.',
  unansweredWrite:
    'Server nije odgovorio na vrijeme, pa ne znamo je li ovo obavljeno. Pokušajte ponovo za koji trenutak.',
  internal: 'Došlo je do greške na serveru. Pokušajte ponovo.',
} as const;
