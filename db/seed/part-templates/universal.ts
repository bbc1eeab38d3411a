import type { PicturePart } from '../picture-keys.ts';

/** Products for many cars at once. Without `manufacturers`: for any vehicle. */
export type UniversalPart = {
  picture: PicturePart;
  category: string;
  names: readonly string[];
  note: string;
  /** KM */
  price: readonly [number, number];
  /** Manufacturers that each name is listed under, several as one product: 'volkswagen audi skoda seat'. */
  manufacturers?: readonly string[];
};

const volkswagenGroup = 'volkswagen audi skoda seat';
const psa = 'peugeot citroen';

export const universalParts: readonly UniversalPart[] = [
  {
    picture: 'battery',
    category: 'akumulatori',
    names: [
      'Akumulator 12 V 45 Ah 400 A, plus lijevo',
      'Akumulator 12 V 55 Ah 540 A',
      'Akumulator 12 V 66 Ah 640 A',
    ],
    note: 'Prije narudžbe izmjerite ležište i provjerite na kojoj je strani plus pol.',
    price: [95, 150],
  },
  {
    picture: 'battery',
    category: 'akumulatori',
    names: ['Akumulator 12 V 74 Ah 680 A, plus desno', 'Akumulator 12 V 95 Ah 850 A'],
    note: 'Prije narudžbe izmjerite ležište i provjerite na kojoj je strani plus pol.',
    price: [155, 240],
  },
  {
    picture: 'battery',
    category: 'akumulatori',
    names: ['Akumulator AGM 80 Ah 800 A, start-stop', 'Akumulator AGM 95 Ah 850 A, start-stop'],
    note: 'Prije narudžbe izmjerite ležište i provjerite na kojoj je strani plus pol.',
    price: [290, 420],
  },
  {
    picture: 'battery',
    category: 'akumulatori',
    names: ['Akumulator AGM 68 Ah 680 A, original'],
    note: 'Fabrički akumulator s priključkom za odušak; nakon zamjene ga treba prijaviti dijagnostikom.',
    price: [260, 380],
    manufacturers: [volkswagenGroup, 'bmw mini', 'mercedes-benz', 'ford'],
  },
  {
    picture: 'wiper',
    category: 'brisaci',
    names: [
      'Metlice brisača flat, 600/400 mm, par',
      'Metlice brisača flat, 650/475 mm, par',
      'Metlica brisača klasična, 530 mm',
      'Metlica brisača za zadnje staklo, 350 mm',
    ],
    note: 'U pakovanju su adapteri za najčešće ručice; dužinu izmjerite na staroj metlici.',
    price: [12, 55],
  },
  {
    picture: 'wiper',
    category: 'brisaci',
    names: ['Metlice brisača flat s originalnim prihvatom, par'],
    note: 'Model i godište upišite u upit, pa šaljemo odgovarajuću dužinu.',
    price: [30, 60],
    manufacturers: [volkswagenGroup, psa, 'renault dacia', 'opel'],
  },
  {
    picture: 'ledBar',
    category: 'dodatna-rasvjeta',
    names: [
      'LED radna lampa 48 W, kvadratna',
      'LED radna lampa 27 W, okrugla',
      'Dodatni LED far za duga svjetla, s pozicijom',
      'Set LED radnih lampi, 2 komada, s instalacijom',
    ],
    note: 'Napajanje 12/24 V, zaštita IP67. Za rad van javnih puteva.',
    price: [25, 90],
  },
  {
    picture: 'ledBar',
    category: 'dodatna-rasvjeta',
    names: [
      'LED bar 52 cm, 120 W, kombinovani snop',
      'LED bar 80 cm, 180 W',
      'LED bar za krov, 105 cm, s nosačima',
      'Rotaciona lampa s LED barom, magnetna, 12/24 V',
    ],
    note: 'Napajanje 12/24 V, zaštita IP67. Za rad van javnih puteva.',
    price: [90, 260],
  },
  {
    picture: 'ledBar',
    category: 'dodatna-rasvjeta',
    names: ['LED bar s nosačem za krovni nosač', 'Nosač i LED bar za prednji branik'],
    note: 'U kompletu s nosačima, instalacijom i relejem.',
    price: [160, 390],
    manufacturers: ['land-rover', 'toyota', 'suzuki', 'nissan'],
  },
  {
    picture: 'roofBox',
    category: 'krovni-nosaci-i-kutije',
    names: [
      'Krovna kutija 320 l, crna',
      'Krovna kutija 420 l, crni sjaj, dvostrano otvaranje',
      'Krovna kutija 480 l, siva, nosivost 75 kg',
      'Krovna kutija za skije, 205 cm',
      'Krovna kutija 340 l, mat crna',
    ],
    note: 'Učvršćenje U-stremenom na nosače širine do 80 mm; nosači se kupuju posebno.',
    price: [290, 690],
  },
  {
    picture: 'floorMats',
    category: 'patosnice',
    names: [
      'Univerzalne gumene patosnice, set 4 komada',
      'Univerzalne patosnice za skraćivanje, crne',
      'Univerzalna kadica za gepek, za rezanje',
    ],
    note: 'Rub se skraćuje običnim makazama po ucrtanim linijama.',
    price: [20, 50],
  },
  {
    picture: 'seat',
    category: 'sjedista',
    names: ['Presvlake za prednja sjedišta, univerzalne, par', 'Presvlake za sjedišta, komplet za 5 mjesta'],
    note: 'S otvorima za bočni airbag, perive na 30 stepeni.',
    price: [45, 130],
  },
  {
    picture: 'gearKnob',
    category: 'enterijer',
    names: ['Univerzalna ručica mjenjača, koža', 'Univerzalna ručica mjenjača, aluminij'],
    note: 'S tri umetka za prečnike od 8 do 12 mm.',
    price: [15, 45],
  },
  {
    picture: 'wheel',
    category: 'felge-i-gume',
    names: ['Zimski komplet 16" na aluminijskim felgama'],
    note: 'Javite model i motor: dozvoljena dimenzija i ET se razlikuju.',
    price: [490, 790],
    manufacturers: [volkswagenGroup, 'bmw', 'mercedes-benz', 'opel', 'ford', 'renault', psa, 'fiat'],
  },
  {
    picture: 'wheel',
    category: 'felge-i-gume',
    names: ['Rezervni točak, uski, komplet s dizalicom'],
    note: 'Javite model i motor: dozvoljena dimenzija i ET se razlikuju.',
    price: [90, 160],
    manufacturers: [volkswagenGroup, 'bmw', 'mercedes-benz', 'opel', 'ford', 'renault', psa, 'fiat'],
  },
];
