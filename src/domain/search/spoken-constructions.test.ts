import { expect, test } from 'vitest';
import { planOf as planInSample, sampleIndex } from '../../../tests/setup/search-index.ts';
import { demoKnowledge } from '../../../tests/titles/parse-titles.ts';
import { stem } from '../vehicle-text/language/stem.ts';
import { analyseQuery } from './query/analyse-query.ts';
import { didYouMean } from './did-you-mean.ts';
import { planQuery } from './plan-query.ts';
import { understoodOf } from './understood.ts';
import { makeVocabulary } from './words/vocabulary.ts';

const lexicon = demoKnowledge.vehicles;
const names = [...lexicon.manufacturers.keys(), ...lexicon.models.keys(), ...lexicon.codes.keys()];
const vocabulary = makeVocabulary([], [...names, ...names.map(stem)]);
const planOf = (text: string) =>
  planQuery(analyseQuery(`${text} `), vocabulary, lexicon, { withVehicle: true, isLenient: false });

/** The parts and the car. */
function read(text: string): string {
  const { units, vehicle } = planOf(text);
  const car = [vehicle?.manufacturer.name, vehicle?.model?.name, vehicle?.generation?.name];
  return [...units.flatMap(({ partName }) => partName ?? []), ...car].filter(Boolean).join(' ');
}

test.each([
  ['s line branik audi a4 b8', 'branik Audi A4 B8'],
  ['r line branik passat b8', 'branik Volkswagen Passat B8'],
  ['znak s line', 'znak'],
  ['linea branik', 'branik Fiat Linea'],
  ['kompresor g60', 'mehanički kompresor'],
  ['kompresor klime bmw g60', 'kompresor klime BMW Serija 5 G60'],
  ['brava golf 4 set', 'brava vrata Volkswagen Golf IV'],
  ['octavia kvačilo 2 set', 'kvačilo Škoda Octavia'],
  ['bucket seat', 'sjedište'],
  ['lanci 205/55 16', 'lanac za snijeg'],
  ['205/55 r16 lanci', 'lanac za snijeg'],
  ['lanci za snijeg 205/55 16', 'lanac za snijeg'],
  ['lanci golf 4', 'lanac motora Volkswagen Golf IV'],
  ['rns510', 'radio'],
  ['desnifar golf 5', 'far Volkswagen Golf V'],
  ['pod hitno mjenjač golf 5', 'mjenjač Volkswagen Golf V'],
  ['hauba boja crna', 'hauba'],
  ['kovane felge', 'felga'],
  ['replika felge', 'felga'],
  ['karter 1.4 mpi', 'karter'],
  ['mercdes a klasa w169 kvačilo', 'kvačilo Mercedes-Benz A klasa W169'],
  ['volan sa komandama golf 6', 'volan Volkswagen Golf VI'],
  ['vrata sva četiri polo 2003', 'vrata Volkswagen Polo'],
  ['sve četiri felge golf 5', 'felga Volkswagen Golf V'],
  ['prekidač sva četiri golf 5', 'prekidač sva četiri Volkswagen Golf V'],
  ['antenski modul', 'pojačalo antene'],
  ['distanceri 5mm', 'distancer'],
  ['pumpa goriva u rezervoaru corsa d', 'pumpa goriva Opel Corsa D'],
  ['felge bmw e46 kom 4', 'felga BMW Serija 3 E46'],
  ['glava 1z golf 3', 'glava motora Volkswagen Golf III'],
  ['far 1z octavia', 'far Škoda Octavia II'],
  ['far 1z', 'far Škoda Octavia II'],
  ['E 290 TD dizne', 'dizna Mercedes-Benz E klasa'],
  ['e 300 dizel far', 'far Mercedes-Benz E klasa'],
  ['treba mi ulja za golfa 5', 'ulje Volkswagen Golf V'],
  ['5 litara ulja 5w30', 'ulje'],
  ['litar ulja', 'ulje'],
  ['čaša za kafu držač bmw e46', 'držač čaša BMW Serija 3 E46'],
  ['goli motor golf 4', 'motor Volkswagen Golf IV'],
  ['garnitura dihtunga golf 4', 'dihtung Volkswagen Golf IV'],
  ['doboši zadnjeg točka clio 3', 'bubanj kočnice Renault Clio III'],
  ['saćasta maska golf 5', 'maska Volkswagen Golf V'],
  ['nosač lonca golf 4', 'nosač auspuha Volkswagen Golf IV'],
  ['motorić zaklopke grijanja stilo', 'štelmotor Fiat Stilo'],
  ['290 td mercedes dizne', 'dizna Mercedes-Benz'],
  ['passat 6 vrata zadnja', 'vrata Volkswagen Passat B6'],
  ['golf 6 brzina mjenjač', 'mjenjač Volkswagen Golf'],
  ['bilstein b4 golf 4 amortizer', 'amortizer Volkswagen Golf IV'],
  ['far 2005/6 golf', 'far Volkswagen Golf'],
  ['okvir radia passat b6', 'okvir radija Volkswagen Passat B6'],
  ['sportski volan raid', 'volan'],
  ['sva 4 felge golf 5', 'felga Volkswagen Golf V'],
  ['ima li iko far golf 5', 'far Volkswagen Golf V'],
  ['dpf čist golf 6', 'dpf filter Volkswagen Golf VI'],
  ['kvačilo 3u1 golf 5', 'kvačilo Volkswagen Golf V'],
  ['abs a klasa', 'Mercedes-Benz A klasa'],
  ['sportski volančić golf 5', 'volan Volkswagen Golf V'],
  ['spojlerčić golf 6', 'spojler Volkswagen Golf VI'],
  ['punto 3 far', 'far Fiat Grande Punto'],
  ['205/55r16 zimski komplet', 'zimski komplet'],
  ['svjetlo pozadi lijevo golf 5', 'stop svjetlo Volkswagen Golf V'],
  ['lampa straga passat b6', 'stop svjetlo Volkswagen Passat B6'],
  ['svjetla naprijed passat b6', 'far Volkswagen Passat B6'],
  ['farovi lupe golf 5', 'far Volkswagen Golf V'],
  ['lupa fara golf 5', 'leća fara Volkswagen Golf V'],
  ['astra klasik far', 'far Opel Astra G'],
  ['sklopka 1.9 tdi', 'kvačilo'],
  ['sklopka svjetla golf 5', 'prekidač svjetla Volkswagen Golf V'],
  ['puno 2 far', 'far Fiat Punto II'],
  ['ön tampon megane 2', 'branik Renault Megane II'],
  ['grijana sjedišta golf 5', 'sjedište Volkswagen Golf V'],
  ['grijanje sjedišta golf 5', 'grijač sjedišta Volkswagen Golf V'],
  ['lijevi sa žmigavcem retrovizor golf 6', 'žmigavac retrovizor Volkswagen Golf VI'],
  ['kvačilo sa potisnim ležajem golf 5', 'potisni ležaj kvačilo Volkswagen Golf V'],
  ['felge replika rs4 5x112', 'felga'],
  ['maska u stilu rs6 golf 6', 'maska Volkswagen Golf VI'],
  ['metlice 26 inča', 'brisač'],
  ['golfb5 hauba', 'hauba Volkswagen Golf V'],
  ['passatb5 hauba', 'hauba Volkswagen Passat B5'],
  ['chevrolet captiva c100 far', 'far'],
  ['iveco daily 35c13 2006 kardan', 'kardan'],
  ['samsung galaxy s10', ''],
  ['chevrolet aveo i ford galaxy far', 'far Ford Galaxy'],
  ['lip na gepek golf 7', 'spojler gepeka Volkswagen Golf VII'],
])('%s: %s', (text, expected) => expect(read(text)).toBe(expected));

test.each([
  'branik bez rupa',
  'felge 4 rupe',
  'alternator doblo 1.3 multijet',
  'krompirko',
  'vozić golf 3',
  'setva golf 2',
])('nothing else is offered for: %s', (text) =>
  expect(didYouMean(planOf(text), sampleIndex.entities)).toBeUndefined(),
);

test.each([
  'alternator 74 ah',
  'felga 55 mm',
  'hoćete li imati far',
  'far pod hitno',
  'far gt line',
  'dpf a',
  'kvačilo 3 u 1',
  'retrovizor na vratima',
  'zvučnik u vratima',
  'gumice brisača za šoferšajbu',
  'tepisi za noge',
  'patosnice četiri komada',
])('every word is understood: %s', (text) =>
  expect(understoodOf(planInSample(`${text} `), sampleIndex.entities)?.unknown).toEqual([]),
);

test('`vas` at the end of a sentence is not the beginning of a part', () =>
  expect(planInSample('far molim vas').units.map(({ exact }) => exact)).toEqual(["'=far'"]));

test('a place is no mistyped word of talk: `straga` is not `strana`', () =>
  expect(planOf('branik straga golf 5').words.length - planOf('branik golf 5').words.length).toBe(
    planOf('branik straga golf 5').units.length - planOf('branik golf 5').units.length,
  ));

test('a word that was typed twice and is not understood is named once', () =>
  expect(understoodOf(planInSample('xyzq far xyzq '), sampleIndex.entities)?.unknown).toEqual(['xyzq']));

test.each(['kombi vito vrata', 'gume za kombi', 'renault kombi trafik retrovizor'])(
  '%s: the van itself, and no estate',
  (text) => {
    const asked = planOf(text).units.flatMap(({ words }) => words.map((word) => word.text));
    expect(asked).not.toContain('kombi');
  },
);
