import { expect, test } from 'vitest';
import { decidingFacts } from '#src/domain/fitment/deciding-facts.ts';
import { fitGroups } from '#src/domain/fitment/fit-groups.ts';
import { writeFits } from '#src/domain/fitment/fit-text.ts';
import { fitVerdict } from '#src/domain/fitment/fit-verdict.ts';
import type { VehicleFacts } from '#src/domain/vehicle/saved-vehicle.ts';
import { fitSentence } from '#src/strings/fit.ts';
import { demoFacts, seedModel } from './demo-facts.ts';
import { demoProducts } from './products.ts';
import type { SeedProduct } from './seed-types.ts';

const LAST_YEAR = 2026;
const A4 = { manufacturer: { slug: 'audi' }, model: { slug: 'a4' }, year: 2008 };

const fitsOf = ({ name, fitments }: SeedProduct): string =>
  writeFits(
    fitGroups(
      fitments.map((fitment) => ({
        manufacturer: { name: '', slug: fitment.manufacturer },
        model: fitment.model === undefined ? null : { name: '', slug: fitment.model },
        yearFrom: fitment.yearFrom ?? null,
        yearTo: fitment.yearTo ?? null,
        facts: demoFacts(name, fitment),
        generations: seedModel(fitment)?.generations,
      })),
      LAST_YEAR,
      decidingFacts(name),
    ),
  );

const yearsOf = ({ fitments }: SeedProduct): string =>
  fitments
    .filter(({ manufacturer, model }) => manufacturer === 'audi' && (model ?? 'a4') === 'a4')
    .map(({ yearFrom = '', yearTo = '' }) => `${yearFrom}-${yearTo}`)
    .join(' ');

const answer = (product: SeedProduct, facts: VehicleFacts = {}): string =>
  fitSentence(fitVerdict(fitsOf(product), { ...A4, ...facts }), 'Audi A4 2008').join('');

/** Every demo part for an A4: its name, its years there, and a mechanic's verdict for a car of 2008. */
const TABLE = [
  ['Maska prednja, original, sa znakom (facelift)', '2012-2015', 'Ne odgovara: za B8 (2012–2015)'],
  ['Hladnjak motora 2.5 TDI, original', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  [
    'Retrovizor lijevi, preklopivi, s LED pokazivačem i osvjetljenjem praga',
    '2007-2015',
    'Odgovara godini. Provjerite: B8',
  ],
  ['Far desni, bi-ksenon, bez balasta (od 2012.)', '2012-2015', 'Ne odgovara: za B8 (2012–2015)'],
  ['Volan, karbon i alcantara, ravno dno', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Blatobran lijevi, original, u boji', '1994-2001', 'Ne odgovara: za B5 (1994–2001)'],
  ['Sjedišta S-line Audi A4 B8 8K, komplet s klupom', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Rezervni točak, uski, komplet s dizalicom', '-', 'Provjerite s prodavcem'],
  ['Farovi prednji Audi A4 B6, par, halogen', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  ['Prednji lijevi far, bi-ksenon', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  ['Zadnje kočione pločice, komplet', '2004-2008 2000-2004', 'Odgovara godini. Provjerite: B7'],
  ['Prednja maska, komplet', '2004-2008', 'Odgovara godini. Provjerite: B7'],
  ['Tekstilne patosnice, crne, set 4 komada', '1994-2001', 'Ne odgovara: za B5 (1994–2001)'],
  ['Donja rešetka prednjeg branika', '2004-2008', 'Odgovara godini. Provjerite: B7'],
  ['Bušeni i rezani diskovi, prednji, par', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  [
    'Hladnjak zraka (interkuler) 2.7 TDI – Audi A4 B8 8K',
    '2007-2015',
    'Odgovara godini. Provjerite: B8 / 2.7 TDI',
  ],
  ['Alternator 1.8 T 120 A', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  ['Tuning farovi s LED dnevnim svjetlom, par, crni', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  [
    'Turbina 1.8 T VW Passat B5, obnovljena, s protokolom balansiranja',
    '1994-2001',
    'Ne odgovara: za B5 (1994–2001)',
  ],
  ['Alu felge 17" 5x112 ET45 7,5J, antracit', '-', 'Provjerite s prodavcem'],
  ['Hauba, original, bez korozije', '-', 'Provjerite s prodavcem'],
  ['Volan, ravno dno, perforirana koža', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  [
    'Branik zadnji, za farbanje (karavan, prije facelifta)',
    '2007-2011',
    'Odgovara godini. Provjerite: B8 / karavan',
  ],
  ['Gvint ovjes, podesiv po visini i tvrdoći', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  [
    'Prednji intercooler (FMIC), komplet s cijevima',
    '2000-2004 2004-2008',
    'Odgovara godini. Provjerite: B7 / motor',
  ],
  ['Zadnji branik S-line (facelift)', '2012-2015', 'Ne odgovara: za B8 (2012–2015)'],
  ['Kvačilo 1.9 TDI: korpa, lamela i ležaj', '1994-2001', 'Ne odgovara: za B5 (1994–2001)'],
  ['Sportske disk pločice, prednje', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  [
    'Prednji branik Audi A4 B5, novi, s rupama za maglenke (stariji tip)',
    '1994-1998',
    'Ne odgovara: za B5 (1994–1998)',
  ],
  ['Ručica mjenjača s manžetnom Audi A4 B5, 5 brzina', '1994-2001', 'Ne odgovara: za B5 (1994–2001)'],
  ['Aluminijske felge 20" 5x112, 4 komada', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Set kvačila 2.0 TDI, bez zamajca', '2007-2015', 'Odgovara godini. Provjerite: B8 / 2.0 TDI'],
  ['Kanalni remen sa španerom 3.0 TDI', '2015-2024', 'Ne odgovara: za B9 (2015–2024)'],
  ['Prednji branik Audi A4 B5, original, u boji (redizajn)', '1999-2001', 'Ne odgovara: za B5 (1999–2001)'],
  ['Veliki servis 2.0 TDI: remen, španeri i pumpa', '2007-2015', 'Odgovara godini. Provjerite: B8 / 2.0 TDI'],
  ['Kondenzator klime, aluminijski', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Interkuler 2.0 TDI, zamjenski', '2007-2015', 'Odgovara godini. Provjerite: B8 / 2.0 TDI'],
  [
    'Intercooler većeg volumena, komplet s crijevima',
    '2000-2004 2004-2008',
    'Odgovara godini. Provjerite: B7 / motor',
  ],
  ['Prednji lijevi far, halogen – Audi A4 B6', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  ['Zadnji amortizeri, uljni, par', '2004-2008 2000-2004', 'Odgovara godini. Provjerite: B7'],
  ['Set kvačila sa zamajcem 2.0 TDI', '2007-2015', 'Odgovara godini. Provjerite: B8 / 2.0 TDI'],
  ['Metlice brisača flat s originalnim prihvatom, par', '-', 'Provjerite s prodavcem'],
  ['Hladnjak klime Audi A4 B8 8K, zamjenski', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Hladnjak motora 2.0 TDI, original', '2007-2015', 'Odgovara godini. Provjerite: B8 / 2.0 TDI'],
  ['Filter zraka 2.5 TDI', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  ['Desni ksenon far, s balastom (prije facelifta)', '1994-1998', 'Ne odgovara: za B5 (1994–1998)'],
  ['Prednji branik S-line (do 2018.)', '2015-2018', 'Ne odgovara: za B9 (2015–2018)'],
  ['Gvint ovjes, podesiv po visini', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Ručica mjenjača s manžetnom, 5 brzina', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  ['Rezani diskovi, prednji i zadnji, komplet', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Set kvačila sa zamajcem 2.0 TDI', '2004-2008', 'Odgovara godini. Provjerite: B7 / 2.0 TDI'],
  ['Set zupčastog remena 1.8 T', '1994-2001', 'Ne odgovara: za B5 (1994–2001)'],
  ['Gumene patosnice s visokim rubom', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Lip spojler gepeka, crni sjaj', '2007-2015', 'Odgovara godini. Provjerite: B8 / karoserija'],
  ['Gumeni tepih za gepek (karavan)', '2004-2008', 'Odgovara godini. Provjerite: B7 / karavan'],
  [
    'Set kvačila 1.9 TDI, s dvomasenim zamajcem',
    '2004-2008 2000-2004',
    'Odgovara godini. Provjerite: B7 / 1.9 TDI',
  ],
  ['Gvint ovjes, podesiv po visini', '2000-2004 2004-2008', 'Odgovara godini. Provjerite: B7'],
  ['Kvačilo i plivajući zamajac 2.0 TDI', '2007-2015', 'Odgovara godini. Provjerite: B8 / 2.0 TDI'],
  ['Srednji lonac auspuha 2.0 TDI – Audi A4 B9', '2015-2024', 'Ne odgovara: za B9 (2015–2024)'],
  ['Hauba motora Audi A4 B8 8K', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Turbina 1.8 T', '1994-2001', 'Ne odgovara: za B5 (1994–2001)'],
  ['Gumene patosnice, set 4 komada', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  ['Audi A4 B7 alternator 2.0 TDI, 14 V 140 A', '2004-2008', 'Odgovara godini. Provjerite: B7 / 2.0 TDI'],
  ['Retrovizor desni, električni, u boji', '2004-2008', 'Odgovara godini. Provjerite: B7'],
  ['Audi A4 B6 prednji lijevi blatobran', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  [
    'Branik prednji S-line s rupama za senzore Audi A4 B9 (facelift)',
    '2019-2024',
    'Ne odgovara: za B9 (2019–2024)',
  ],
  ['Alu felge 19" 5x112 ET40 8,5J, crni sjaj', '-', 'Provjerite s prodavcem'],
  ['Kape retrovizora, crni sjaj, par', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Akumulator AGM 68 Ah 680 A, original', '-', 'Provjerite s prodavcem'],
  ['Prednji lijevi blatobran', '2015-2024', 'Ne odgovara: za B9 (2015–2024)'],
  ['Stop lampa desna, vanjska (limuzina, od 2012.)', '2012-2015', 'Ne odgovara: za B8 (2012–2015)'],
  ['Kape retrovizora, karbon, par', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Lip spojler gepeka, karbon', '2007-2015', 'Odgovara godini. Provjerite: B8 / karoserija'],
  ['Gvint ovjes, podesiv po visini i tvrdoći', '2000-2004 2004-2008', 'Odgovara godini. Provjerite: B7'],
  ['Stop lampa desna, nova (limuzina)', '2000-2004', 'Ne odgovara: za B6 (2000–2004)'],
  ['Kočioni diskovi prednji, par', '1994-2001', 'Ne odgovara: za B5 (1994–2001)'],
  ['Zadnji desni štop, zamjenski (limuzina)', '2004-2008', 'Odgovara godini. Provjerite: B7 / limuzina'],
  [
    'Branik zadnji s rupama za parking senzore Audi A4 B8 8K (karavan, stariji tip)',
    '2007-2011',
    'Odgovara godini. Provjerite: B8 / karavan',
  ],
  ['Zimski komplet 16" na aluminijskim felgama', '-', 'Provjerite s prodavcem'],
  ['Kovane felge 19" 5x112 ET42, bronza', '-', 'Provjerite s prodavcem'],
  ['Alu felge 18" 5x112 ET35 8,5J, srebrne, polirane', '-', 'Provjerite s prodavcem'],
  ['Hladnjak motora 1.8 T VW Passat B5, original', '1994-2001', 'Ne odgovara: za B5 (1994–2001)'],
  ['Alu felge 18" 5x112 ET45 8J, crni mat', '-', 'Provjerite s prodavcem'],
  ['Desni retrovizor, električno preklopivi, 9 pinova', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Prednji amortizer, plinski', '2007-2015', 'Odgovara godini. Provjerite: B8'],
  ['Prednji lijevi blatobran, original', '2004-2008', 'Odgovara godini. Provjerite: B7'],
  ['Prednji lijevi Full LED far', '2007-2011', 'Odgovara godini. Provjerite: B8'],
] as const;

const products = demoProducts().filter(({ fitments }) =>
  fitments.some(({ manufacturer, model }) => manufacturer === 'audi' && (model ?? 'a4') === 'a4'),
);

// B7 and B8 were both built in 2008, so no part fits for certain before the visitor says which one it is.
test('the A4 of 2008 gets a mechanic’s verdict for every demo part of its model', () => {
  expect(products.map((product) => [product.name, yearsOf(product), answer(product)])).toEqual(TABLE);
});

const told = { generation: 'B8', body: 'limuzina', engine: '2.0 TDI' };

test('a visitor who says B8, saloon and 2.0 TDI gets certain verdicts', () => {
  const all = products.map((product) => answer(product, told));
  const certain = (name: string) => [
    ...new Set(products.flatMap((product, i) => (product.name === name ? all[i] : []))),
  ];
  expect(all.filter((words) => words.includes('Provjerite: '))).toEqual(
    Array.from({ length: 2 }, () => 'Odgovara godini. Provjerite: karoserija'),
  );
  expect(certain('Hauba motora Audi A4 B8 8K')).toEqual(['Odgovara: Audi A4 2008']);
  expect(certain('Set kvačila 2.0 TDI, bez zamajca')).toEqual(['Odgovara: Audi A4 2008']);
  expect(certain('Branik zadnji, za farbanje (karavan, prije facelifta)')).toEqual([
    'Ne odgovara: za karavan',
  ]);
  expect(certain('Hladnjak zraka (interkuler) 2.7 TDI – Audi A4 B8 8K')).toEqual(['Ne odgovara: za 2.7 TDI']);
  expect(certain('Audi A4 B7 alternator 2.0 TDI, 14 V 140 A')).toEqual(['Ne odgovara: za B7 (2004–2008)']);
  expect(certain('Hauba, original, bez korozije')).toEqual(['Provjerite s prodavcem']);
});
