import { foldText } from './fold.ts';
import { stem } from './stem.ts';
import { typingDistance } from './typing-distance.ts';
import type { Word } from './words.ts';

/**
 * Words of a request that name neither a part nor a car: words that connect others, and what people say around the part
 * that they look for. `s` is also a class of Mercedes; `a` belongs to Audi, so it is not one.
 */
const FILLERS = `
za na od i ili s sa u po iz do pa al ali uz mi me ga mu nam vam vas nas li da se sam smo ste bi bih bismo to ovo ono
taj ovaj onaj moj moja moje mojoj mom mog moju svoj svoju svoja
nisam nismo znam pitanje pitanja pitao pitala iza ispred im ima imam imate imamo imal imali l sve svi li svih svima su treba trebo trebam trebamo trebao trebala trebalo trebali potreban potrebna
potrebno potrebni potrebne tražim tražimo tražio traži potražujem kupujem kupiti kupio kupila kupim kupi nabaviti
nabavim prodajem prodajete prodaje prodaja prodaji prodati nudite nudim želim želio želi hoću hocu može možete moguće
hoćete hoćeš hoće imati imat imaju imaćete zanima interesuje interesira molim daj dajte nađi nađite pošalji pošaljite javite recite hvala pozdrav zdravo dobar dan dobro veče poštovani selam
koliko kolko kolika košta koštaju koštao koštala koštalo koštali stoji stoje stajao stajala bolje bolji bolja boljeg veličina veličine veličini dimenzija dimenzije cijena cijene cijenu cijenom hitno što šta kako kakav kakva kakvu koji koja
koje kojeg kojega kojem kojemu kojim kojoj koju kojom kojih kojima vi baca gdje đe neki neka neko neku nekog nekakav nešto nesto išta nekakvu bilo jedna jednu jedno kao samo još baš opet sad sada
jeftin jeftino jeftina jeftini jeftine jeftinije najjeftiniji najjeftinije najpovoljnije povoljno povoljna povoljan povoljni
akcija akciji ponuda ponudi dostupno dostupan dostava dostavu dostavom slanje slanjem šaljete poštarina poštarinu poštarinom pouzeće
pouzećem isporuka isporuku garancija garancije garanciju garancijom račun računa računom popust popustom sniženje sniženju rasprodaja
lageru zaliha zalihi zalihama skladištu raspoloživo raspoloživ rate gotovina gotovinom besplatna besplatno
molio molili zamolio zamolila gdi viber imaš imade negdje mogu mogli moglo naći nađe nađu dali nađem pronaći dobiti kupit prodaješ prodajes šalješ molila trebaju trebate ponudite
plaćanje plaćanjem platiti stanju javi javite zovi paše pašu odgovara odgovaraju ide idu
cijeli cijela cijelo cijele cijelu cijelog kompletan kompletna kompletno kompletne kompletnu kompletni kompletnih kompletnog kompletnim goli
strana strane strani stranu komad komada komadi kom
dođe dođu izađe pošto možel hoćel dal trebal znal rastavljam rastavljamo razbijam rasturam rasprodajem
ej hej halo poz pozz pozzz ćao ćaos zdr zdrav brate buraz burazeru jarane jaro šefe majstore gazda druže prijatelju komšija raja ljudi narode momci
ko kol izašlo izaći ostao ostalo ostala ostale čuješ reci vidi gledam uzeo uzeti fali fale pliz lp
ona onu onog pasao pasala pasalo odgovarao odgovarala odgovaralo odgovarali jeste jesi kakvog kakve rastavili rastavio rastavljate razbijate dalje nadalje
njega njemu njih nekoga nekome tebe mene nemam nemamo nemate ako kad jer čim dok nek aj ajd ajde hajde il
ba bolan bona bogati bre vala valjda eto dakle recimo onoga ovog ovoga ovu ovom tog toga
nego već oba obje obadva obadvije oboje obadvoje iko ikog ikoga ikom
olx pik njuškalo kupujemprodajem
für brauche brauchen suche suchen habt bitte danke dringend kaufen kostet gibt ist sind ein eine einen der die das den dem
wie viel wieviel meinen ich wir und von vom zum zur
ihr sie mir mein meine meinen meiner meinem haben hätten hallo moin servus hello hey preis preise versand lieferung abholung verfügbar vorhanden
möchte will könnt können passend auch noch mfg lg gruss grüße melden schnell günstig billig ersatzteil ersatzteile autoteile teile
need please plz thanks price available shipping buy any you have alo znaš znate zna pri prilikom tokom
auto auta autu dio dijela dijelom dijelovi dijelova dijelove dijelovima autodijelovi autodijelova autodijelovima otpad
`;

export const STOP_WORDS: ReadonlySet<string> = new Set(foldText(FILLERS).split(/\s+/).filter(Boolean));

const LONG_FILLER = 5;
const LONG_FILLERS: readonly string[] = [...STOP_WORDS].filter((word) => word.length >= LONG_FILLER);
const FILLER_STEMS: ReadonlySet<string> = new Set(LONG_FILLERS.map(stem));

/** `ponudu`, `cijenaa`: another form of a longer filler, or one with a letter twice. */
export const isFillerForm = ({ text, stem: own }: Word): boolean =>
  text.length >= LONG_FILLER && (FILLER_STEMS.has(own) || STOP_WORDS.has(text.replace(/(.)\1+/g, '$1')));

/** `kupujm`: one mistake in a longer filler; in `dijlovi` it hides what folds to `e`. */
export const isNearFiller = (text: string): boolean =>
  text.length >= LONG_FILLER &&
  [text, text.replace(/i?j/, 'e')].some((form) =>
    LONG_FILLERS.some((word) => word.startsWith(form.charAt(0)) && typingDistance(form, word, 1) <= 1),
  );

/** After these a name says what the part comes with or is for, not what it is: `branik s rupama za maglenke`. */
export const PREPOSITIONS: ReadonlySet<string> = new Set('za na od s sa u po iz do bez uz pod'.split(' '));

/** What follows these does not belong to the name of the part: `vrata sa staklom` is not a `staklo vrata`. */
export const WITH: ReadonlySet<string> = new Set(['s', 'sa']);

const WHOLE: ReadonlySet<string> = new Set([
  ...PREPOSITIONS,
  'kom',
  'ba',
  'olx',
  'sve',
  'svi',
  'ej',
  'hej',
  'vas',
  'nas',
  'vam',
  'nam',
]);

/** Complete although it begins names of parts: `golf 5 sve` asks for no `svjetlo`. */
export const isWholeFiller = (text: string): boolean => WHOLE.has(text);
