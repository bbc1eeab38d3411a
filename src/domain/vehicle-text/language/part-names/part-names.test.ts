import { expect, test } from 'vitest';
import { groupBy } from '../../../group-by.ts';
import { conceptsOf } from '../concepts.ts';
import { foldText } from '../fold.ts';
import { FOREIGN_NAMES, PART_NAMES } from './part-names.ts';

const partOf = (name: string) => conceptsOf(name).find(({ isPart }) => isPart)?.concept;

test.each([
  ['senzor kiše', 'senzor detonacije'],
  ['isparivač klime', 'sušač klime'],
  ['pepeljara', 'upaljač'],
  ['pojačalo', 'subwoofer'],
  ['regler alternatora', 'četkice alternatora', 'diode alternatora'],
  ['bendiks anlasera', 'automat anlasera', 'četkice anlasera'],
  ['hidropodizač', 'klackalica'],
  ['amortizer haube', 'amortizer gepeka'],
  ['nosač motora', 'nosač mjenjača'],
  ['klip', 'karike klipa', 'klip čeljusti'],
  ['rezonator', 'pletenica auspuha', 'cijev auspuha'],
  ['nosač čeljusti', 'vodilice čeljusti', 'set gumica čeljusti'],
  ['razvodnik paljenja', 'razvodna kapa', 'razvodna ruka'],
  ['viljuška mjenjača', 'viljuška kvačila'],
  ['sinhron', 'zupčanik mjenjača'],
  ['reduktor', 'haldex'],
  ['seleblok', 'gumica stabilizatora'],
  ['brava haube', 'sajla haube'],
  ['šarka vrata', 'graničnik vrata'],
  ['brava gepeka', 'mikroprekidač gepeka'],
  ['dizna', 'dizna stakla', 'adblue dizna'],
  ['filter ulja', 'kućište filtera ulja', 'filter zraka', 'kućište filtera zraka'],
  ['remenica', 'remenica radilice', 'remenica alternatora'],
  ['hladnjak vode', 'hladnjak serva', 'hladnjak mjenjača'],
  ['rezervoar', 'čep rezervoara', 'vratanca rezervoara'],
  ['prskalica stakla', 'prskalica farova'],
  ['branik', 'nosač branika', 'apsorber branika'],
  ['instrument tabla', 'armaturna ploča'],
  ['vjetrobransko staklo', 'bočno staklo', 'staklo'],
  ['podizač stakla', 'sajla podizača', 'podizač ventila'],
  ['grijač', 'grijač sjedala'],
  ['košuljica cilindra', 'blatobran', 'odušak motora'],
  ['obrve farova', 'felga', 'far'],
  ['rotacija', 'felga', 'svjetlo'],
  ['prekidač kočnice', 'kočnica', 'stop svjetlo'],
  ['čistač dpf', 'čistač', 'dpf filter', 'adblue'],
  ['ulje', 'ulje za diferencijal', 'ulje za servo', 'ulje za mjenjač', 'ulje za kočnice'],
  ['letva branika', 'letva volana', 'branik'],
  ['nosač haube', 'hauba', 'amortizer haube'],
  ['elektrika kuke', 'kuka', 'instalacija motora'],
  ['kablovi za startanje', 'punjač akumulatora', 'akumulator', 'kablovi za svjećice', 'kablovi akumulatora'],
  ['ručna kočnica', 'ručica ručne kočnice', 'sajla ručne'],
  ['ventilator kabine', 'difuzor ventilatora', 'difuzor', 'usmjerivač zraka'],
  ['ručica haube', 'hauba', 'kvaka gepeka', 'gepek', 'kvaka'],
  ['usisnik ulja', 'uljna pumpa', 'lanac uljne pumpe', 'lanac motora'],
  ['ključ', 'čip ključa', 'ključ za felge', 'chip tuning', 'kontakt ključ'],
  ['sjedište', 'dječija sjedalica'],
  ['razvodnik', 'razvodnik xdrive'],
  ['navlaka volana', 'presvlaka', 'volan'],
  ['šina sjedišta', 'ručica sjedišta', 'sjedište'],
  ['obloga haube', 'gumica haube', 'hauba', 'tapacirung'],
  ['kvaka', 'unutrašnja kvaka', 'ručica za prozor', 'podizač stakla'],
  ['ležaj poluosovine', 'poluosovina', 'ležaj točka'],
  ['prekidač retrovizora', 'retrovizor', 'prekidač maglenki', 'maglenka'],
  ['instalacija vrata', 'instalacija gepeka', 'instalacija motora', 'vrata'],
])('%s, %s … are different parts', (...names) => {
  const parts = names.filter(Boolean).map(partOf);
  expect(parts).not.toContain(undefined);
  expect(new Set(parts).size).toBe(parts.length);
});

test.each([
  ['brava gepeka', ['brava petih vrata', 'bravica prtljažnika', 'brava haube gepeka']],
  ['amortizer gepeka', ['amortizer petih vrata', 'hidraulika gepeka', 'gas opruga prtljažnika']],
  ['šarka haube', ['šarka poklopca motora']],
  ['grijač kabine', ['radijator kabine', 'kiler kalorifera', 'kalorifer']],
  [
    'crijevo turbine',
    ['turbo crijevo', 'cijev turba', 'šlauf turbine', 'crijevo intercoolera', 'crijeva za interkuler'],
  ],
  ['manžetna poluosovine', ['prašnik poluosovine', 'manžetne homokinetičkog', 'harmonika homokinetike']],
  ['prekidač podizača', ['komanda stakala', 'dugme stakla', 'taster prozora']],
  ['kočioni disk', ['koluti kočnica', 'kočioni kolut']],
  ['hladnjak klime', ['kondenzator klima uređaja', 'hladnjak ac', 'ac hladnjak']],
  ['prekidač svjetla', ['komanda svjetala']],
  ['motorić brisača', ['mašinica brisača', 'elektromotor metlice']],
  ['dizna stakla', ['brizgaljka stakla']],
  ['podkrilo', ['plastika kotača', 'unutrašnje krilo', 'obloga krila']],
  ['cilindar kvačila', ['cilindar kuplunga', 'pumpica spojke']],
  ['senzor abs', ['davač abs']],
  ['senzor radilice', ['davač koljenastog vratila', 'davač radilice']],
  ['ručica brisača', ['ručka brisača', 'ruka metlice']],
  ['zatezač pojasa', ['natezač pojasa']],
  ['patosnica', ['gume za pod']],
])('%s has other names with the same words: %j', (name, others) => {
  expect(others.map(partOf)).toEqual(others.map(() => partOf(name)));
});

test.each([
  ['stub volana', ['stablo volana', 'osovina volana', 'kardan upravljača']],
  ['spona', ['krajnica', 'trag spona', 'spona volana']],
  ['seleblok', ['selen trapa', 'seleni ramena', 'gumice trapa']],
  ['tripoid', ['tripod poluosovine']],
  ['španer lanca', ['zatezač lanca', 'roler lanca']],
  ['klizač lanca', ['vodilica lanca']],
  ['reduktor', ['razvodna kutija']],
  ['dodatno grijanje', ['webasto', 'parking grijač', 'dodatni grijač']],
  ['plafonjera', ['svjetlo u kabini', 'lampica kabine']],
  ['pozicijsko svjetlo', ['poziciono svjetlo', 'pozicija prednja']],
  ['treće stop svjetlo', ['treći stop', 'treća štop lampa']],
  ['imobilajzer', ['čitač imobilajzera', 'blokada motora']],
  ['ključ', ['daljinski', 'daljinski upravljač']],
  ['računar airbaga', ['modul airbaga', 'kompjuter zračnog jastuka']],
  ['senzor udara', ['krash senzor']],
  ['tempomat', ['cruise control', 'ručica tempomata']],
  ['spirala airbaga', ['spirala volana', 'klokspring']],
  ['elektroventil', ['solenoid turbine', 'selen ventil turbine', 'n75 ventil']],
  ['aktuator turbine', ['elektronika turbine']],
  ['chip tuning', ['čip', 'stage 1', 'chip box']],
  ['blow off ventil', ['dump valve', 'bypass ventil']],
  ['downpipe', ['decat cijev']],
  ['distancer', ['odstojnici', 'proširivači']],
  ['vijak točka', ['matice felgi', 'šraf kotača']],
  ['posuda brisača', ['posuda perača stakla', 'rezervoar tečnosti brisača', 'boca za vodu brisača']],
  ['plastika vjetrobrana', ['rešetka vjetrobrana', 'plastika ispod brisača']],
  ['zaštita motora', ['plastika ispod motora', 'zaštita getribe', 'štit motora', 'štitnik motora']],
  ['trokut staklo', ['fiksno staklo', 'trougao staklo']],
  ['set filtera', ['mali servis']],
  ['pretvarač momenta', ['pretvarač automatika']],
  ['blatobran', ['blatnik']],
  ['maska', ['grill']],
  ['gvint ovjes', ['kojloveri']],
  ['brisač', ['gumice brisača', 'guma metlice']],
  ['zupčasti remen', ['zupčenik', 'set zupčenja']],
  ['hladnjak vode', ['hladnjak rashladne tečnosti', 'kiler rashladne tekućine']],
  ['distancer', ['špurplatne', 'spurplate']],
  ['patosnica', ['ćilimi']],
  ['pletenica auspuha', ['flekser', 'fleksibilna cijev', 'flex auspuha']],
  ['klapna gasa', ['drosel', 'drosel klapna', 'throttle body']],
  ['računar motora', ['kompjuter', 'komp motora', 'računalo motora']],
  ['visko', ['viskoza', 'viskoza ventilatora']],
  ['seleblok', ['silent blok', 'silenti', 'silent ramena']],
  ['nosač motora', ['silent motora', 'selen motora']],
  ['kugla', ['jabučica ramena']],
  ['balans štangica', ['štangice']],
  ['podizač stakla', ['podizači', 'električni podizač']],
  ['bočno staklo', ['suvozačevo staklo']],
  ['malo bočno staklo', ['krilno staklo']],
  ['nebo krova', ['plafon', 'obloga krova']],
  ['zračni jastuk', ['air bag', 'er bag']],
  ['rail cijev', ['rampa goriva']],
  ['armaturna ploča', ['armatura', 'kokpit', 'komandna tabla']],
  ['instalacija motora', ['kablaža', 'električna instalacija']],
  ['sportska opruga', ['kit za spuštanje']],
  ['zamajac', ['točak zamajac']],
  ['pumpa goriva', ['niska pumpa']],
  ['pumpa visokog pritiska', ['visoka pumpa']],
  ['zaštita motora', ['kada ispod motora']],
  ['displej', ['putni kompjuter']],
  ['mehatronika', ['kompjuter mjenjača']],
  ['nosač tablice', ['ram tablice', 'ram registarske tablice']],
  ['nosač motora', ['podmetač motora']],
  ['hladnjak ulja', ['izmjenjivač topline']],
  ['dpf filter', ['fap', 'fap filter']],
  ['krovni nosač', ['krovne šine']],
  ['kontakt brava', ['bravica volana', 'brava volana']],
  ['polica gepeka', ['zavjesa gepeka', 'zavjesa prtljažnika']],
  ['računar motora', ['centralina']],
  ['plastični poklopac motora', ['ukrasni poklopac motora']],
  ['kućište filtera zraka', ['poklopac filtera zraka', 'poklopac filtera vazduha']],
  ['zračna opruga', ['zračno ogibljenje', 'vazdušno ogibljenje', 'vazdušni amortizer']],
  ['vijak točka', ['navrtke točkova']],
  ['ležaj točka', ['leger točka', 'leger kotača']],
  ['far s prstenovima', ['led ringovi', 'angel eyes']],
  ['lip branika', ['spliter', 'podspojler']],
  ['ulje', ['ulje za motor', 'motorno ulje']],
  ['sigurnosni pojas', ['gurtna']],
  ['manžetna mjenjača', ['presvlaka za ručicu mjenjača', 'navlaka mjenjača']],
  ['body kit', ['bodykit', 'aerodinamički paket']],
  ['vjetrobransko staklo', ['šofer šajbna', 'šajbna']],
  ['kočioni disk', ['kočiona šajbna', 'kočione šajbne']],
  ['rukavac', ['kljova', 'osovinica točka']],
  ['pk remen', ['mikro remen', 'mikroremen', 'remen vodene pumpe']],
  ['hladnjak vode', ['kaseta hladnjaka', 'paket hladnjaka']],
  ['posudica vode', ['kanta za vodu', 'flaša hladnjaka']],
  ['komfort modul', ['body computer', 'bodi kompjuter']],
  ['kablovi akumulatora', ['kabal akumulatora', 'sajla akumulatora']],
  ['poklopac kuke', ['čep šlep kuke']],
  ['varijator bregaste', ['vanos', 'vvt ventil']],
  ['zupčanik bregaste', ['lančanik bregaste']],
  ['reduktor', ['xdrive razvodnik']],
  ['klizač kliznih vrata', ['točkić kliznih vrata', 'vodilica kliznih vrata']],
  ['kontakt brava', ['šalt brava', 'startna brava']],
  ['servo kočnice', ['servo bubanj', 'vakum servo']],
  ['jezgro turbine', ['kartuš turbine', 'srž turbine']],
  ['vijak glave', ['šrafovi glave']],
  ['ekspanzioni ventil', ['ventil klime']],
  ['stub volana', ['zglob volana']],
  ['amortizer', ['mc pherson', 'uložak amortizera']],
])('%s is also called %j', (name, others) => {
  expect(partOf(name)).toBeDefined();
  expect(others.map(partOf)).toEqual(others.map(() => partOf(name)));
});

test.each([
  ['lajsna praga', 'prag'],
  ['zatezač pojasa', 'španer'],
  ['spirala volana', 'opruga'],
  ['filter mjenjača', 'filter zraka'],
  ['daljinski upravljač', 'upravljač'],
  ['amortizer petih vrata', 'amortizer'],
])('%s is no %s', (name, other) => expect(partOf(name)).not.toBe(partOf(other)));

const qualitiesOf = (name: string) =>
  conceptsOf(name).flatMap(({ concept, isPart }) => (isPart ? [] : concept));

test.each([
  ['facelift', ['LCI', 'mopf', 'faza 2']],
  ['prije facelifta', ['pre LCI', 'faza 1']],
  ['hečbek', ['Sportback', 'compact']],
  ['furgon', ['teretni', 'dostavni']],
  ['petora vrata', ['petoro vrata', 'petora']],
  ['facelift', ['ph2']],
  ['automatski', ['multitronic', 'S tronic']],
  ['manualni', ['manuelni', 'manual']],
])('a quality, %s, is also called %j', (name, others) => {
  expect(qualitiesOf(`far ${name}`)).toHaveLength(1);
  for (const other of others) expect(qualitiesOf(`far ${other}`)).toEqual(qualitiesOf(`far ${name}`));
});

test('a clutch may be named by its parts', () =>
  expect(partOf('korpa Audi A3, lamela i druk-ležaj')).toBe(partOf('kvačilo')));

test('no name is on the lines of two parts', () => {
  const all = PART_NAMES.flatMap(([main = '', ...others]) =>
    [main, ...others].map((name) => ({ main, name: foldText(name) })),
  );
  const shared = [...groupBy(all, ({ name }) => name)].filter(
    ([, named]) => new Set(named.map(({ main }) => main)).size > 1,
  );
  expect(shared).toEqual([]);
});

test('every name in another language is the part that its line names', () => {
  const mains = new Set(PART_NAMES.map(([main]) => main));
  expect(FOREIGN_NAMES.filter(([main]) => !mains.has(main))).toEqual([]);
  expect(
    FOREIGN_NAMES.flatMap(([main = '', ...others]) => others.filter((name) => partOf(name) !== partOf(main))),
  ).toEqual([]);
});
