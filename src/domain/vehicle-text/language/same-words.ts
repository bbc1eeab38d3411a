import { groupBy } from '../../group-by.ts';

/**
 * Words that mean the same inside a name of several words, in the forms that the lists of names have. One may be several
 * words itself: the `petih vrata` of `brava petih vrata`.
 */
const SAME_WORDS = `
gepeka | petih vrata | prtljažnika | bagažnika | haube gepeka
gepek | peta vrata | prtljažnik | bagažnik
haube | poklopca motora
retrovizora | ogledala | špigla | zrcala
branika | odbojnika | bampera
blatobrana | krila
blatobran | krilo
točka | kotača
brisača | metlice
žmigavca | migavca | pokazivača | žmigavaca | migavaca
fara | farova | reflektora
stakla | prozora | šajbe
staklo | šajba | šajbna
vjetrobranskog stakla | šoferšajbe | šoferšajbne | prednjeg stakla
sjedišta | sjedala | sica
hladnjaka | kilera | kulera | radijatora
hladnjak | kiler | kuler | radijator | ladnjak
grijanja | kabine | kalorifera
interkuler | intercooler | interculer
interkulera | intercoolera | interculera
klime | klima uređaja | ac
radija | radia
klapna | zaklopka
klapne | zaklopke
turbine | turba | turbopunjača
auspuha | izduva | ispuha | lonca
mjenjača | getribe
kvačila | kuplunga | spojke
kočnice | kočnica
volana | upravljača
letve volana | letve
poluosovine | homokinetike | homokinetičkog | zgloba
stabilizatora | balansa | balans štangle | balans štange
alternatora | generatora
anlasera | startera
akumulatora | baterije
dizni | brizgaljki | injektora | mlaznica
dizna | brizgaljka | mlaznica
svjećica | svećica | kerci
airbaga | zračnog jastuka | erbaga
remen | kaiš | kajiš | kajš
kaiša | kajiša | kajša
zraka | vazduha
zračni | vazdušni
goriva | nafte
ulja | ulje
vode | antifriza
tablice | registarske tablice | registracije
tečnost | tekućina | tekućinu
tečnosti | tekućine
rezervoara | rezervoara goriva | tanka
pritiska | tlaka
čeljusti | kliješta
pločica | disk pločica
radilice | koljenastog vratila | koljenaste
bregaste | bregastog vratila
senzor | davač | osjetnik | sensor | sonda
tapacirung | tapecirung | tapacir | tapecir
ksenon | xenon | hid
ksenona | ksenon | xenona | xenon | hid
znak | amblem | emblem | značka
crijevo | cijev | šlauf
lager | ležaj | leger
gumica | guma
dihtung | zaptivka | brtva | zaptivač
manžetna | manžeta | prašnik | harmonika
nosač | držač
kutija | box | boks
ovjes | ogibljenje | vješanje
prekidač | komanda | tipka | dugme | taster | svič | šalter | sklopka
šarka | šarnir | pant | baglama
amortizer | štucna | gasni amortizer
sajla | bovden
motorić | motor | elektromotor | mašinica | servo motor | step motor
pumpa | pumpica
ručica | ručka
posuda | posudica | boca | kanister
poklopac | poklopčić | kapica
vijak | šraf | šaraf
viljuška | vilica | ruka
rame | ruka
ramena | viljuške | vilice | ruke | trapa
silent blok | silend blok | silen blok | selen blok | silentblok | silenblok | selen
stop svjetlo | stopka | štopka | zadnje svjetlo
glave | glave motora
serva | servo volana
zaštita | štitnik
mreža | mrežica | rešetka
lim diska | lim kočnice
aktuator | wastegate
zavjesa | zavjesica
srednji | središnji
zadnji | stražnji
zadnja | stražnja
zadnje | stražnje
filter | prečistač | prečišćivač | pročistač
remenica | kaišnik
vodene pumpe | pumpe vode
diferencijala | difera
brava | bravica
svjetlo | lampa | lampica | rasvjeta | osvjetljenje
računar | kompjuter | upravljačka jedinica | kontrolna jedinica | elektronika
kablovi | kabl | kabel | kabal
instalacija | elektroinstalacija | električna instalacija | kablaža | ožičenje
`;

type Group = readonly string[];

const groupsByWord: ReadonlyMap<string, readonly Group[]> = new Map(
  [
    ...groupBy(
      SAME_WORDS.trim()
        .split('\n')
        .map((line): Group => line.split(' | '))
        .flatMap((group) => group.map((words) => ({ group, first: words.split(' ')[0] ?? '' }))),
      ({ first }) => first,
    ),
  ].map(([first, entries]) => [first, [...new Set(entries.map(({ group }) => group))]]),
);

/** The name with the words of one group in place of each other. */
function reworded(name: string, group: Group): string[] {
  const spaced = ` ${name} `;
  const own = group.find((words) => name !== words && spaced.includes(` ${words} `));
  return own === undefined
    ? []
    : group.flatMap((words) => (words === own ? [] : spaced.replace(` ${own} `, ` ${words} `).trim()));
}

/** All other ways to say the name of a part: `šarka prtljažnika` for `šarka gepeka`. */
export function otherWordings(name: string): string[] {
  if (!name.includes(' ')) return [];
  const groups = new Set(name.split(' ').flatMap((word) => groupsByWord.get(word) ?? []));
  let all = [name];
  for (const group of groups) all = all.flatMap((one) => [one, ...reworded(one, group)]);
  return all.slice(1);
}
