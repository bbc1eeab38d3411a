import { ASSEMBLY_PARTS } from './part-names-assemblies.ts';
import { BODY_PARTS } from './part-names-body.ts';
import { CABIN_PARTS } from './part-names-cabin.ts';
import { CARE_PARTS } from './part-names-care.ts';
import { DESCRIBED_PARTS } from './part-names-described.ts';
import { ELECTRICAL_PARTS } from './part-names-electrics.ts';
import { FITTING_PARTS } from './part-names-fittings.ts';
import { FOREIGN_PARTS } from './part-names-foreign.ts';
import { OTHER_LANGUAGES_PARTS } from './part-names-languages.ts';
import { MECHANICAL_PARTS } from './part-names-mechanics.ts';
import { RARE_BODY_PARTS } from './part-names-rare-body.ts';
import { RARE_MECHANICAL_PARTS } from './part-names-rare-mechanics.ts';
import { RARE_SMALL_PARTS } from './part-names-rare-small.ts';
import { SMALL_PARTS } from './part-names-small.ts';
import { STYLING_PARTS } from './part-names-styling.ts';

/** Groups with a common name: the first name of a line applies to all the others. */
const KINDS = `
kočnica | kočiona pločica | kočiona pakna | kočioni disk | bubanj kočnice | kočiona čeljust | veliki kočioni set
limarija | hauba | blatobran | branik | vrata | gepek vrata | prag
filter | filter ulja | filter zraka | filter kabine | filter goriva | filter mjenjača
filter zraka | sportski filter zraka
sjedište | zadnja klupa
svjetlo | far | radno svjetlo | stop svjetlo | treće stop svjetlo | maglenka | žmigavac | dnevno svjetlo | pozicijsko svjetlo
žmigavac | žmigavac retrovizora
ksenon | biksenon
lajsna | lajsna vrata | lajsna maske | lajsna praga | lajsna branika | lajsna krova | lajsna stakla | dekor lajsna | lajsna gepeka
simering | gumica ventila | simering radilice | simering bregaste | simering mjenjača | simering poluosovine
senzor temperature | senzor temperature izduva | senzor temperature zraka | senzor vanjske temperature
relej | relej ventilatora
akumulator | hibridna baterija
antena | gps antena
španer | španer lanca
zračni jastuk | zračna zavjesa | airbag sjedišta
staklo | vjetrobransko staklo | bočno staklo | zadnje staklo | staklo retrovizora | staklo fara | staklo stop svjetla | staklo maglenke
bočno staklo | malo bočno staklo
remenica | remenica radilice | remenica alternatora | remenica vodene pumpe | remenica servo pumpe
manžetna | manžetna poluosovine | manžetna letve | manžetna mjenjača | manžetna kugle | manžetna ručne kočnice
opruga | sportska opruga | zračna opruga
auspuh | sportski auspuh
felga | zimski komplet
hladnjak vode | set hladnjaka
ventilator | set hladnjaka
guma | zimski komplet
spojler | krovni spojler | lip spojler
lip spojler | spojler gepeka | lip branika
ovjes | amortizer | opruga | gvint ovjes | viljuška | kugla | spona | balans štangica | stabilizator | đon amortizera | seleblok
`;

/** Qualities that have several words; they count anywhere in a text. */
const QUALITIES = `
ksenon | xenon | hid
biksenon | bi ksenon | bixenon | bi xenon
halogen | halogeni | halogenski
gumeni | gumirani | gummi
tekstilni | tipiš | štofani | platneni | velur
led
dinamički | sekvencijalni | trčeći | trkaći | protočni | tekući
karavan | kombi karavan | estate | variant | touring | avant | sw | caravan | combi | kombi | grandtour | grand tour | turnier | break | tourer | sports tourer | sport tourer | sportwagon | sport wagon | sportswagon | wagon | station wagon
hečbek | heč | hatchback | hatch | htb | sportback | liftback | spaceback | fastback | compact | kompakt
limuzina | sedan | limo
kupe | coupe
petora vrata | petoro vrata | petero vrata | petera vrata | četvora vrata | četvero vrata | četverovratni | petora | petoro | petovratni
troja vrata | troje vrata | dvoja vrata | dvoje vrata | dvovratni | troja | trovratni
unutrašnji | unutarnji | innen | inner
srednji | središnji
vanjski | spoljni | spoljašnji | aussen | außen | outer
kabriolet | kabrio | cabrio | cabriolet
teretni | furgon | dostavni | kasten | kastenwagen
leća | sočivo | projektorski
polovan | rabljen | korišten | skinut | gebraucht
original | originalan | oem | orginal
zamjenski | aftermarket | zamjena | neoriginalni
start stop | stop start
manualni | manuelni | manual
automatik | automatski | dsg | tiptronik | s tronic | multitronic | stronic | steptronic | powershift | easytronic | cvt
predfacelift | ph1 | ph 1 | pre lci | prelci | faza 1 | phase 1 | prije facelifta | pred facelift | pre facelift | prefacelift | prije redizajna | pred redizajn | predredizajn | prije restylinga | prije restajlinga | pred restajling | pfl | stariji tip | stari tip | stariji model | stari model
facelift | ph2 | ph 2 | redizajn | lci | mopf | faza 2 | phase 2 | fl | face lift | fejslift | restyling | restajling | redizajniran | noviji tip | novi tip | noviji model | novi model | nakon facelifta | poslije facelifta | nakon redizajna | poslije redizajna
grijan | grijani | sa grijanjem | beheizt | beheizbar | heated
električni | electric | elektrisch | elektrischer | el | elektro | elektrika | struja
dizel | diesel
kožni | koža | leder | leather
alcantara | alkantara
karbon | karbonski | carbon
hromirani | hrom | krom | kromirani | chrome | verchromt
preklopivi | preklapanje | preklopni | sklopivi | poklopivi | klappbar | anklappbar | foldable | folding
dupli | dvostruki | dvocijevni | 2x | duple cijevi | dvije cijevi | dva izlaza
skidajući | odvojivi | demontažni | abnehmbar | detachable | removable
fiksni | starr | fixed
zatamnjeni | dimljeni | smoke | smoked | tamni | tonirani | getönt | abgedunkelt | tinted
multifunkcijski | multifunkcionalni | multifunkcija | multi
univerzalni | universal | univerzal
tipski | namjenski
inox | rostfrei | edelstahl | stainless | stainless steel | prohrom | nehrđajući
cjelogodišnji | all season | 4 sezone | cijelogodišnji
zimski | snježni
ljetni
aluminijski | alu | alloy | aluminijumski | lijevani | kovani
čelični | čelik | limeni | željezni | stahl | steel
`;

/** Things that belong to a part but are not that part, where the two together have no name of their own. */
const ACCESSORIES = `
poklopac poklopčić kapa čep nosač držač kućište okvir ram kavez navlaka obloga zaštita farba naljepnica senzor davač prekidač
dugme tipka sajla crijevo cijev šaraf šraf navrtka vijak matica motor motorić elektromotor pumpa pumpica osigurač instalacija kabl kablovi kabal kabel
utičnica grlo konektor mehanizam poluga ručka regulator modul ugao ćošak mrežica posuda adapter kopča štipaljka prsten
ležaj lager gumica staklo
`;

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((phrase) => phrase.trim()));

/**
 * Names of car parts as people say them, one part per line, in any grammatical form; the first is the main one. A
 * search for one name finds the others. Longer names take precedence over shorter ones inside them: `staklo
 * retrovizora` is not a `retrovizor`.
 */
export const PART_NAMES: readonly (readonly string[])[] = [
  BODY_PARTS,
  MECHANICAL_PARTS,
  ELECTRICAL_PARTS,
  CABIN_PARTS,
  FITTING_PARTS,
  SMALL_PARTS,
  CARE_PARTS,
  STYLING_PARTS,
  ASSEMBLY_PARTS,
].flatMap(lines);
/** Rarer names, descriptions and names in other languages; the first of a line is that of `PART_NAMES`. */
export const FOREIGN_NAMES: readonly (readonly string[])[] = [
  FOREIGN_PARTS,
  DESCRIBED_PARTS,
  OTHER_LANGUAGES_PARTS,
  RARE_MECHANICAL_PARTS,
  RARE_BODY_PARTS,
  RARE_SMALL_PARTS,
].flatMap(lines);
export const QUALITY_NAMES: readonly (readonly string[])[] = lines(QUALITIES);
export const KIND_NAMES: readonly (readonly string[])[] = lines(KINDS);
export const ACCESSORY_NAMES: readonly string[] = ACCESSORIES.trim().split(/\s+/);

/** Parts, and kinds of them, that are the same with every engine of a car. */
export const NAMES_WITHOUT_ENGINE: readonly string[] = [
  ...[
    'limarija',
    'svjetlo',
    'staklo',
    'lajsna',
    'spojler',
    'sjedište',
    'retrovizor',
    'maska',
    'rešetka branika',
  ],
  ...['volan', 'patosnica', 'kadica gepeka', 'kuka za vuču', 'krovni nosač', 'brisač'],
];

export const BODY_NAMES: readonly string[] = ['karavan', 'hečbek', 'limuzina', 'kupe', 'kabriolet'];

/** Qualities of which a part has only one. */
export const OPPOSED_NAMES: readonly (readonly string[])[] = [
  BODY_NAMES,
  ['unutrašnji', 'vanjski'],
  ['petora vrata', 'troja vrata'],
  ['facelift', 'predfacelift'],
  ['ksenon', 'halogen'],
  ['gumeni', 'tekstilni'],
  ['aluminijski', 'čelični'],
  ['zimski', 'ljetni', 'cjelogodišnji'],
  ['skidajući', 'fiksni'],
];

/** Parts that sit at one end of every car, so that their names need not say it. */
export const PLACED_NAMES = [
  {
    place: 'front',
    names: [
      'far',
      'hauba',
      'maska',
      'vjetrobransko staklo',
      'maglenka',
      'dnevno svjetlo',
      'lip branika',
      'veliki kočioni set',
    ],
  },
  {
    place: 'rear',
    names: [
      'stop svjetlo',
      'treće stop svjetlo',
      'gepek vrata',
      'zadnje staklo',
      'kuka za vuču',
      'krovni spojler',
      'spojler gepeka',
    ],
  },
] as const;
