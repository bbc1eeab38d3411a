/**
 * Names of car parts as people say them, one part per line, in any grammatical form. A search for one name finds the
 * others. Longer names take precedence over shorter ones inside them: `staklo retrovizora` is not a `retrovizor`.
 */
const PARTS = `
far | prednje svjetlo | prednji far | reflektor
stop svjetlo | stop lampa | štop svjetlo | štop lampa | štop | stop | stopka | štopka | zadnje svjetlo | zadnja lampa | zadnji far | gabarit | gabaritno svjetlo
treće stop svjetlo | treća štoperica
maglenka | svjetlo za maglu | far za maglu | magluša | prednja maglenka
žmigavac | migavac | pokazivač pravca | pokazivač smjera | blinker
radno svjetlo | radna lampa | led bar | led rampa | radni reflektor
svjetlo | rasvjeta
staklo fara | staklo za far
dnevno svjetlo | drl | dnevno led svjetlo
žarulja | sijalica | lampica
ksenon balast | balast | upaljač ksenona
svjetlo tablice | lampica tablice
retrovizor | vanjski retrovizor | spoljni retrovizor | vanjsko ogledalo | ogledalo | špigl | brava ogledalo
staklo retrovizora | staklo ogledala | staklo za retrovizor | ogledalce
kućište retrovizora | poklopac retrovizora | kapa retrovizora
branik | odbojnik | bamper | štosdemfer
nosač branika | ojačanje branika | pojačanje branika | karambolka
rešetka branika | mrežica branika | rešetka odbojnika
kuka za vuču | kuka | kuka za auto | euro kuka | auto kuka | kuka za prikolicu | vučna kuka | anhengerkuka
blatobran | krilo | kotflug | kotflugel | kotfligla | kotflik
podkrilo | koruba | plastika blatobrana | unutrašnji blatobran | nadkrilje
hauba | poklopac motora | prednja hauba | motorhauba | vedrica | haubna
gepek vrata | peta vrata | vrata gepeka | vrata prtljažnika | hauba gepeka | zadnja hauba | poklopac gepeka | poklopac prtljažnika | gepek
amortizer gepeka | teleskop gepeka | amortizer haube | teleskop haube | plinska opruga
vrata
kvaka | ručka vrata | brava kvaka | vanjska kvaka
podizač stakla | podizač prozora | mehanizam stakla | mehanizam podizača
prekidač podizača | prekidač stakla | tipke podizača
brava vrata | brava | bravica
vjetrobransko staklo | šoferšajba | šofersajbna | prednje staklo | vjetrobran | frontšajba | prednja šajba | šajba
bočno staklo | staklo vrata
zadnje staklo | staklo gepeka | zadnja šajba
maska | gril | prednja maska | maska hladnjaka | rešetka hladnjaka | prednji gril
prag | bočni prag | šveler
ovjes | trap | vješanje
gvint ovjes | gvint | gevint | gevinde | gewinde | coilover | podesivi ovjes
krovni prozor | šiber | šibedah | panorama krov
spojler | lip | krovni spojler | spoiler
difuzor
lajsna | ukrasna lajsna | bočna lajsna
felga | točak | kotač | naplatak | felna | alu felga | aluminijska felga | aluminijumska felna | alu felna | alufelga | čelična felga
guma | pneumatik | autoguma | zimska guma | ljetna guma
ratkapa | poklopac felge | ratkapna | ukrasni poklopac točka
kočiona pločica | disk pločica | kočna pločica | pločica | pakna | plocica kocnica | obloga kočnice | pakne | bremzpakna
kočioni disk | disk kočnice | kočni disk | disk kočioni | disk | bremzšajbna
bubanj kočnice | kočioni bubanj | doboš
kočnica | kočioni sistem | bremza | bremzen
kočiona čeljust | klješta | kočiona klješta | kliješta kočnice | kočiona kliješta | čeljust kočnice | kočiono kliješte
ručna kočnica | parkirna kočnica
sajla ručne kočnice | sajla ručne
glavni kočioni cilindar | kočiona pumpa
servo kočnice | servo uređaj kočnice
abs pumpa | abs jedinica | abs blok
senzor abs | abs senzor | senzor brzine točka
amortizer | noga amortizera | šokamortizer | stosdemper
opruga | feder | spirala | gibanj
sportska opruga | spuštajuća opruga
zračna opruga | zračni jastuk ovjesa | zračni ovjes
đon amortizera | gumica amortizera | šolja amortizera | oslonac amortizera | ležaj amortizera
viljuška | rame | poluga ovjesa | vilica ovjesa | kontrol rame | vođica
kugla | kugla viljuške | zglob viljuške
spona | kraj spone | krajnik | sponica | kugla spone
balans štangica | štangica stabilizatora | karika stabilizatora
stabilizator | balans štangla | štangla stabilizatora
ležaj točka | glavčina | lager točka | glavina točka | ležaj kotača | ležište točka
homokinetički zglob | homokinetik | zglob poluosovine
poluosovina | pogonsko vratilo | poluosovina komplet
kardan | kardansko vratilo
diferencijal
most | zadnji most | osovina
nosač motora | jastuk motora | seleblok motora | blok motora gumeni
seleblok | silenblok | gumica stabilizatora
cilindar kvačila | pumpica kvačila | pumpa kvačila
kvačilo | set kvačila | kuplung | lamela | korpa kvačila | komplet kvačila | set kuplunga | komplet kuplunga | kvačilo komplet | spojka
potisni ležaj | druk lager | potisni lager
zamajac | plivajući zamajac | dvomaseni zamajac | plivajući | dvomaseni | švung
mjenjač | getriba | menjačka kutija | mjenjačka kutija | getriba mjenjač
ručica mjenjača | ručka mjenjača | kugla mjenjača | glava mjenjača
motor | agregat motora | mašina | polumotor
glava motora | glava
klip
radilica
bregasta | bregasto vratilo | bregasta osovina
karter | kada ulja | korito ulja
jezgro turbine | kartuša turbine | srce turbine | srednji dio turbine
turbina | turbo | turbopunjač | turbo kompresor | turbokompresor
dizna | brizgaljka | injektor | brizgaljke
pumpa visokog pritiska | bosch pumpa | visokotlačna pumpa
pumpa goriva | pumpa za gorivo | gorivna pumpa | pumpa u rezervoaru
vodena pumpa | pumpa vode | pumpa za vodu
uljna pumpa | pumpa ulja
servo pumpa | pumpa servo volana | servo volan pumpa
egr ventil | egr | agr ventil
klapna gasa | leptir gasa | leptir klapna | gasna klapna
protokomjer | protokomer zraka | mjerač protoka zraka | maf senzor | lmm
alternator | dinamo | lima mašina | generator
anlaser | elektropokretač | pokretač | starter | anlasser
akumulator | baterija | akumulatorska baterija
svjećica | svećica paljenja
grijač | žarnica | grijač motora | svjećica grijač
bobina | indukcioni kalem | paljenje bobina
zupčasti remen | kaiš | remen | zupčasti kaiš | zupčasti | set zupčastog remena | set razvoda | veliki servis
pk remen | kanalni remen | mikro remen | klinasti remen
španer | zatezač | zatezač remena | roler
lanac za snijeg | lanci za snijeg | zimski lanac | snježni lanac
lanac motora | set lanca | lanac
hladnjak vode | hladnjak motora | hladnjak | kiler | kiler vode | kiler motora | radijator | hladnjak tekućine | kuler
hladnjak klime | kondenzator klime | kondenzator | kondenser klime
hladnjak ulja | uljni hladnjak
interkuler | intercooler | hladnjak zraka | hladnjak turbine
kompresor klime | klima kompresor
termostat
ventilator | ventilator hladnjaka | propeler hladnjaka
grijač kabine | hladnjak grijanja | radijator grijanja | hladnjak kabine
filter ulja | uljni filter
filter zraka | zračni filter | filter vazduha | vazdušni filter | filter zraka motora
filter kabine | kabinski filter | polenski filter | filter polena | filter klime | filter peludi
filter goriva | filter nafte | gorivni filter | filter dizela | filter benzina
filter
dpf filter | dpf | filter čestica | fap filter | filter krutih čestica
katalizator | kat | kataliza
auspuh | izduv | izduvni sistem | izduvni sistemi | lonac | auspuh lonac | zadnji lonac | ispušni lonac | izduvni lonac | auspuf | ispuh
lambda sonda | sonda | lambda
cijev auspuha | krak auspuha | izduvna cijev | fleksibilna cijev auspuha | rezonator
izduvna grana | ispušna grana | krak izduva
usisna grana | usis
parking senzor | senzor parkiranja | pdc senzor | senzor za parkiranje
letva volana | letva upravljača | zupčasta letva | servo letva | upravljačka letva
volan | upravljač | volan kožni
zračni jastuk | airbag | vazdušni jastuk | erbag | erbeg | airbeg | srs jastuk
sigurnosni pojas | pojas
zadnja klupa | klupa | zadnje sjedište
naslon za ruku | rukonaslon | podlakatnik
naslon za glavu | uzglavlje
manžetna mjenjača | manžeta mjenjača | kožica mjenjača | koža mjenjača
tapacirung | tapacir vrata | tapacirung vrata | obloga vrata | panel vrata
enterijer | unutrašnjost | interijer
sjedište | sjedalo | sic | sjedišta | fotelja | sjedala
instrument tabla | kilometar sat | instrument ploča | sat | kilometar | kombi instrument | satovi
radio | multimedija | navigacija | cd radio | autoradio
brisač | metlica | metlica brisača | metla brisača | čistač | čistač stakla
mehanizam brisača | trapez brisača | poluge brisača
ručica brisača | ruka brisača | krak brisača
motorić brisača | motor brisača | elektromotor brisača
pumpica stakla | pumpa brisača | pumpa za brisače | pumpica brisača | pumpica vode stakla | pumpica perača
krovni nosač | nosač za krov | šipke krova | šipke za krov | krovne šipke | nosači krova | štangle krova | krovne štangle
krovna kutija | krovne kutije | kutija za krov | krovni kofer | roof box
patosnica | patosnice | fusmatna | fuspatna | podmetač | tepih | tepisi | otirač | gumeni tepih
kadica gepeka | kadica za gepek | korito gepeka
presvlaka | navlake sjedišta | presvlake sjedišta
računar motora | ecu | kompjuter motora | motorni računar
sajla mjenjača
stikla volana | ručice žmigavca | prekidač volana | poluga žmigavca
kontakt brava | brava paljenja
ključ
rezervoar | rezervoar goriva | tank goriva
posudica vode | ekspanziona posuda | posuda antifriza
ulje | motorno ulje
antena
sirena | truba
kamera | rikverc kamera | kamera za vožnju unazad
alarm
dihtung | zaptivka | brtva | zaptivač
simering | semering
crijevo | šlauf
remenica | šajba radilice
šarka | šarnir
`;

/** Groups with a common name: the first name of a line applies to all the others. */
const KINDS = `
kočnica | kočiona pločica | kočioni disk | bubanj kočnice | kočiona čeljust
svjetlo | far | radno svjetlo | stop svjetlo | treće stop svjetlo | maglenka | žmigavac | dnevno svjetlo
opruga | sportska opruga | zračna opruga
ovjes | amortizer | opruga | gvint ovjes | viljuška | kugla | spona | balans štangica | stabilizator | đon amortizera | seleblok
`;

/** Qualities that have several words; they count anywhere in a text. */
const QUALITIES = `
ksenon | xenon | hid | bi ksenon | bixenon
led
karavan | kombi karavan | estate | variant | touring | avant | sw
hečbek | heč | hatchback
limuzina | sedan
polovan | rabljen | korišten | skinut
original | originalan | oem | orginal
zamjenski | aftermarket | zamjena
automatik | automatski | dsg | tiptronik
facelift | redizajn | fl
grijan | grijani | sa grijanjem
električni | el | elektro
dizel | diesel
cjelogodišnji | all season | cijelogodišnji
`;

const lines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((phrase) => phrase.trim()));

/** One line per part with all its names; the first is the main one. */
export const PART_NAMES: readonly (readonly string[])[] = lines(PARTS);
export const QUALITY_NAMES: readonly (readonly string[])[] = lines(QUALITIES);
export const KIND_NAMES: readonly (readonly string[])[] = lines(KINDS);

/** Parts that sit at one end of every car, so that their names need not say it. */
export const PLACED_NAMES = [
  { place: 'front', names: ['far', 'hauba', 'maska', 'vjetrobransko staklo', 'maglenka', 'dnevno svjetlo'] },
  {
    place: 'rear',
    names: ['stop svjetlo', 'treće stop svjetlo', 'gepek vrata', 'zadnje staklo', 'kuka za vuču'],
  },
] as const;
