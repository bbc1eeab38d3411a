import { expect, test } from 'vitest';
import { conceptsOf } from '../concepts.ts';
import { STEM_OF_NAME_WORD } from '../phrases.ts';

const partOf = (name: string) => conceptsOf(name).find(({ isPart }) => isPart)?.concept;

test.each([
  ['ležaj radilice', ['glavni ležajevi', 'aksijalni ležajevi']],
  ['gumica ventila', ['simering ventila', 'brtve ventila']],
  ['simering radilice', ['semering radilice']],
  ['protokomjer', ['protok zraka', 'senzor protoka zraka']],
  ['kućište termostata', ['flanša', 'flanša vode', 'prirubnica']],
  ['kvačilo', ['disk kvačila', 'lamela kvačila', 'potisna ploča']],
  ['pretvarač momenta', ['vandler', 'turbina mjenjača']],
  ['mehatronika', ['hidroblok', 'ventil blok']],
  ['homokinetički zglob', ['kugla poluosovine', 'homozglob']],
  ['seleblok', ['selen zadnjeg mosta', 'guma zadnjeg mosta']],
  ['senzor temperature izduva', ['egt senzor', 'senzor temperature auspuha']],
  ['prekidač rikverca', ['svič rikverca', 'prekidač za rikverc', 'tipka rikverca']],
  ['povrat ulja turbine', ['cijev ulja turbine', 'crijevo ulja turbine']],
  ['aktuator turbine', ['doza turbine', 'westgejt']],
  ['amortizer gepeka', ['štucna gepeka', 'štucne gepeka', 'štap gepeka']],
  ['šarka vrata', ['baglama vrata', 'baglame']],
  ['sajla haube', ['bovden haube']],
  ['nebo krova', ['tapecirung krova']],
  ['ksenon balast', ['hid trafo', 'xenon trafo']],
  ['pk remen', ['kajiš alternatora', 'kajš klime']],
  ['kompresor klime', ['komp. klime']],
  ['komfort modul', ['bsi kompjuter', 'bsi računar']],
  ['naslon za glavu', ['uzglavnik']],
  ['brava haube', ['žabica haube']],
  ['katadiopter', ['katadiopter zadnjeg branika']],
  ['klima panel', ['display klime']],
  ['zaštita motora', ['donja zaštita']],
  ['rukohvat', ['rukohvat krova']],
  ['nosač skija', ['krovni nosači za skije']],
  ['ambijentalno osvjetljenje', ['neonke ispod auta']],
  ['viljuška', ['oscilirajuće rame']],
  ['spirala airbaga', ['žica volana']],
  ['kopča', ['štipaljke', 'klipse', 'plastične kopče', 'kopča branika']],
  ['rešetka ventilacije', ['zračnik', 'šuber ventilacije']],
  ['zavjesica blatobrana', ['zavjesice', 'kecelja']],
  ['leća fara', ['lupe', 'lupa fara', 'projektori farova']],
  ['plinski uređaj', ['autoplin', 'sekvent', 'plinska instalacija']],
  ['mehanički kompresor', ['supercharger', 'kompresor motora']],
  ['sjedište', ['bucket seat', 'sportske školjke']],
  ['vijak točka', ['sigurnosni vijci', 'brava za felge']],
  ['radar', ['distronik', 'adaptivni tempomat']],
  ['tečnost za stakla', ['tekućina za pranje stakla', 'vitrex']],
  ['alat', ['gedore', 'ratšna', 'moment ključ']],
  ['naljepnica', ['stikeri', 'auto naljepnica']],
  ['šuplji vijak', ['šuplji šraf', 'šuplji vijak turbine']],
  ['sajla gepeka', ['sajla za gepek', 'sajla za otvaranje gepeka']],
  ['plovak', ['mjerač goriva', 'pokazivač goriva']],
  ['grijač stakla', ['grijač zadnjeg stakla']],
  ['čep bloka', ['frost čep', 'čep glave']],
  ['ručica mjenjača', ['glava brzine', 'knauf']],
  ['poklopac kuke', ['poklopčić kuke', 'kapica kuke']],
  ['ksenon set', ['xenon kit']],
  ['servo kočnice', ['vakum aparat', 'servo aparat']],
  ['automat anlasera', ['solenoid anlasera', 'solenoid startera']],
  ['pk remen', ['remen ventilatora', 'kaiš ventilatora', 'kaiš klima kompresora']],
  ['rail cijev', ['magistrala dizni', 'magistrala goriva']],
  ['pumpa visokog pritiska', ['visokotlačna pumpa goriva']],
  ['pumpica stakla', ['pumpica za prskalice', 'pumpa prskalica stakla']],
  ['potisni ležaj', ['otpusni ležaj', 'piksna kvačila']],
  ['cilindar kvačila', ['sekundarni cilindar kvačila']],
  ['otpornik ventilatora', ['predotpor ventilatora']],
  ['cijev auspuha', ['flanša auspuha', 'krivina auspuha']],
  ['remenica alternatora', ['spojnica alternatora']],
  ['šipka ulja', ['špica ulja', 'pokazivač nivoa ulja']],
  ['bregasta', ['usisna bregasta', 'ispušna bregasta']],
  ['zračna opruga', ['mijeh ovjesa']],
  ['gumica stakla', ['guma šoferšajbe', 'gumica prednjeg stakla']],
  ['sunobran', ['vizir', 'vizir za sunce']],
  ['far', ['optika fara']],
  ['komfort modul', ['body kompjuter']],
  ['nosač bicikla', ['stalak za bicikl']],
  ['nosač diferencijala', ['seleblok diferencijala']],
  ['klizač kliznih vrata', ['šina kliznih vrata', 'točkić kliznih vrata']],
  ['auspuh', ['prigušivač', 'prigušivač auspuha']],
  ['stub volana', ['volanska osovina', 'krst volana']],
  ['senzor temperature', ['sonda temperature', 'sonda temperature vode']],
  ['ležaj alternatora', ['lager alternatora']],
  ['bobina', ['špulna paljenja']],
  ['crijevo turbine', ['koljeno turbine']],
  ['ljepilo', ['ljepilo za šoferšajbu']],
  ['set za popravku guma', ['set za krpljenje guma', 'sprej za gume']],
])('%s is also called %j', (name, others) => {
  expect(partOf(name)).toBeDefined();
  expect(others.map(partOf)).toEqual(others.map(() => partOf(name)));
});

test('a seal of the valves, of the crankshaft or of the gearbox is another part', () => {
  const parts = ['gumica ventila', 'simering radilice', 'simering mjenjača', 'simering poluosovine'].map(
    partOf,
  );
  expect(new Set(parts).size).toBe(parts.length);
});

test.each([
  ['disk kvačila', 'kočioni disk'],
  ['prekidač rikverca', 'svjetlo za rikverc'],
  ['vijenac zamajca', 'zamajac'],
  ['dekor lajsna', 'lajsna vrata'],
  ['zaštita haube', 'zaštita motora'],
  ['hladnjak goriva', 'hladnjak vode'],
  ['grijač goriva', 'grijač'],
  ['prekidač grijanja stakla', 'prekidač podizača'],
  ['motor pranja stakla', 'podizač stakla'],
  ['senzor vode u nafti', 'crijevo goriva'],
])('%s is no %s', (one, other) => expect(partOf(one)).not.toBe(partOf(other)));

test('no name has a word that is a common mistake for a part: `masa` is a `maska`, `passt` no `pasta`', () =>
  expect(['masa', 'pasta', 'lopata'].filter((word) => STEM_OF_NAME_WORD.has(word))).toEqual([]));
