import { random } from './repeatable.ts';

/** One invented ad of the stand-in, as a seller would type it. */
export type StandInText = {
  title: string;
  category: readonly [id: number, name: string];
  /** Key of a drawing in `db/seed/pictures`. */
  picture: string;
  brand: string | null;
};

const CATEGORIES = {
  headlight: [939, 'Farovi za automobile'],
  taillight: [940, 'Stop svjetla za automobile'],
  mirror: [943, 'Retrovizori za automobile'],
  bumper: [944, 'Branici, karambolke i spojleri za automobile'],
  bonnet: [1457, 'Haube za automobile'],
  wing: [1456, 'Blatobrani za automobile'],
  alternator: [1768, 'Alternatori za automobile'],
  starter: [1438, 'Anlaseri za automobile'],
  radiator: [1460, 'Hladnjaci za automobile'],
  wheel: [938, 'Felge i gume za automobile'],
  turbo: [1461, 'Turbine za automobile'],
  grille: [1458, 'Maske za automobile'],
  brake: [1464, 'Kočioni sistemi za automobile'],
  coilover: [1462, 'Amortizeri i opruge za automobile'],
  clutchKit: [1433, 'Mjenjači i dijelovi mjenjača za automobile'],
} as const;

type Part = keyof typeof CATEGORIES;

/** Written by hand, one for each habit of sellers: `part | brand field | title`. */
const BY_HAND = `
bumper | Audi | AUDI A3 -Prednji branik (07/2008 - 08/2012)
headlight | Opel | Far lijevi Opel Astra H 2004-2009
mirror | Peugeot | Retrovizor Desni Peugeot 308 2007- 2011
taillight | Skoda | Stop svijetlo Octavia II desno 2008.-2012.
bonnet | - | HAUBA PASSAT B6 05-10
mirror | Volkswagen | golf5 retrovizor lijevi el. grijani
clutchKit | - | GOLF 7 MJENJAC 2.0 TDI 6 BRZ DSG
alternator | - | Peugeot 307 Citroen C4 alternator 1.6 hdi
turbo | - | Octavia / Golf 5 turbina 1.9 TDI 77kw
wing | - | E46 blatobran prednji desni
grille | BMW | bmw 3 e90/e91 maska hladnjaka
headlight | - | W204 far lijevi xenon
headlight | Mercedes | Merđo w211 far desni
mirror | - | Pežo 206 retrovizor kompletan
taillight | - | Reno Megane 2 stop lampa lijeva
taillight | - | Škoda Oktavija 2 stop svjetlo
bumper | - | Folcvagen Polo 9N branik zadnji
wheel | - | Felge 18 cola 5x112 Audi original
wheel | - | Gume 205/55 R16 zimske 4 kom
mirror | - | Peugeot 206/2008/3008 staklo retrovizora
starter | Fiat | Fiat 500 anlaser 1.2
wheel | - | Porsche 911 felge 19
headlight | - | Far Audi A4 B8 8K0 941 003 C
radiator | - | Hladnjak klime Clio 3 od 2005
bumper | - | Branik Golf 6 2009- prednji
taillight | - | Golf 4 stop 2003god
headlight | - | Zafira B far 2010 2011 2012
wheel | - | Instrument tabla BMW X5 MY 2015
alternator | - | Alternator Passat 6 3C 1.9 tdi bosch 0124525041
mirror | - | Ibiza 6L retrovizor desni
bumper | - | Fiat Punto 2 188 branik prednji
headlight | - | Citroen C4 farovi par
coilover | - | Amortizer zadnji Golf 5/6
brake | - | Disk plocice prednje Audi A4 B7
bonnet | - | VW Golf VI Plus hauba
wing | - | krilo desno fabia 2
taillight | - | ФАР задњи Голф 5 леви
mirror | - | retrovizr audi a4 dsni
starter | - | Trafic / Vivaro / Primastar anlaser 1.9 dci
headlight | - | Mercedes C klasa W203 far l+d
grille | - | Chevrolet Cruze maska 2009-2012
wheel | - | Krovni nosaci univerzalni 120cm
turbo | - | Turbina 1.6 hdi 80kw Berlingo Partner
bumper | - | tuning lip branika golf 5
radiator | - | Hladnjak vode Corsa D 06-14
`;

const SIDES = ['lijevi', 'desni', 'LIJEVI', 'desni '];
const PARTS: readonly (readonly [Part, string])[] = [
  ['headlight', 'Far'],
  ['mirror', 'Retrovizor'],
  ['wing', 'Blatobran'],
  ['taillight', 'Stop'],
  ['bumper', 'Branik zadnji'],
  ['bonnet', 'Hauba'],
  ['alternator', 'Alternator'],
  ['starter', 'Anlaser'],
  ['radiator', 'Hladnjak'],
  ['turbo', 'Turbina'],
];
const SIDED: ReadonlySet<Part> = new Set(['headlight', 'mirror', 'wing', 'taillight']);
const CARS = [
  'Audi A6 C6 2004-2008',
  'AUDI A4 B6 2001-2004',
  'VW Golf V',
  'VW Touran 1T 2003 - 2010',
  'Škoda Fabia 2 07-14',
  'Skoda Superb 2008-2013',
  'Seat Leon 1P',
  'Opel Insignia 2008-2013',
  'Opel Corsa C 00-06',
  'Ford Focus mk2 2005-2010',
  'Ford Mondeo 2007-2012',
  'Renault Clio 3 2005.-2009.',
  'Renault Laguna 2 01-07',
  'Peugeot 407 2004-2010',
  'Citroen C5 2008- ',
  'Fiat Stilo 2001-2007',
  'BMW E60 2003-2007',
  'bmw e87 2004-2011',
  'Mercedes W169 2004-2012',
  'Mercedes W212 od 2009',
  'Toyota Yaris 2006-2011',
  'Kia Ceed 2007-2012',
  'Hyundai i30 2007-2012',
  'Nissan Qashqai 2007-2013',
  'Mazda 6 2002-2007',
  'Volvo V50 04-12',
  'Dacia Duster 2010-2017',
  'Passat B7 2010-2014',
];
const GENERATED = 84;

function readByHand(): StandInText[] {
  return BY_HAND.trim()
    .split('\n')
    .map((line) => {
      const [part = '', brand = '', title = ''] = line.split(' | ');
      return {
        title,
        category: CATEGORIES[part as Part],
        picture: part,
        brand: brand === '-' ? null : brand,
      };
    });
}

/** The same ads on every start; none of them is a real one. */
export function standInTexts(): StandInText[] {
  const generated = Array.from({ length: GENERATED }, (_, i): StandInText => {
    const [part, name] = PARTS[i % PARTS.length] ?? ['headlight', 'Far'];
    const car = CARS[Math.floor(i / 3) % CARS.length] ?? '';
    const side = SIDED.has(part) ? ` ${SIDES[i % SIDES.length] ?? ''}` : '';
    const title = random(i) < 0.25 ? `${name}${side} ${car}`.toUpperCase() : `${name}${side} ${car}`;
    return { title: title.slice(0, 65), category: CATEGORIES[part], picture: part, brand: null };
  });
  return [...readByHand(), ...generated];
}
