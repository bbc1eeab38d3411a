/**
 * Rarer names of parts that other lists have, in the form that part-names.ts describes; a search understands them, but
 * like those in part-names-foreign.ts they are not offered to anybody.
 */
export const RARE_SMALL_PARTS = `
odbojna guma | bump stop | bumpstop | poskočna gumica | poskočna gumica amortizera | zaštitna harmonika amortizera
zadnja greda | gredna osovina
viljuška | uzdužna vilica | uzdužna viljuška | uzdužno rame | banana viljuška | banana rame
crijevo serva | crijevo povrata serva | povratno crijevo serva
abs prsten | magnetni prsten | nazubljeni prsten
senzor pločica | senzor istrošenosti pločica | senzor istrošenosti
gumica pedale | guma papuče | gumica papučice | guma pedala
ulje mjenjača | ulje automatskog mjenjača | ulje ručnog mjenjača
ležaj kardana | kardanski ležaj
map senzor | boost senzor | senzor turbo pritiska | senzor boosta
elektroventil | modulator pritiska | modulator turbine
povrat goriva | povratna crijeva dizni | povratno crijevo dizni
filter goriva | separator vode | separator goriva
kabl akumulatora | kabl uzemljenja | pletenica uzemljenja
kućište ključa | dugmad ključa | gumica ključa | tipka ključa
kontakt brava | kontakt pločica | kontakt ploča | elektro dio kontakt brave | električni dio kontakt brave
stikla volana | sklopka žmigavaca | sklopka žmigavca | sklopka brisača | sklopka volana
prekidač svjetla | sklopka svjetla | prekidač magle
otpornik ventilatora | otpornik
blok motora | blok
lambda sonda | senzor kata | sonda kata | senzor katalizatora | sonda katalizatora
senzor temperature | senzor temperature vode | senzor temperature motora | senzor temperature rashladne tečnosti
senzor detonacije | senzor otkucaja | senzor otkucaja motora | senzor klopanja | senzor kuckanja | senzor kuckanja motora | senzor detonacija
đon amortizera | ležaj gornje šolje | ležaj šolje | ležaj šolje amortizera | ležaj gornje šolje amortizera
lanac motora | zupčasti lanac | set zupčastog lanca
sigurnosni trougao | trokut | sigurnosni trokut
kablovi za startanje | kablovi za paljenje akumulatora | kablovi za paljenje auta | startni kabl
distancer | odstojnik | odstojnik felge | odstojnici felgi | distancer felge
ventil felge | kapica ventila gume | kapice ventila gume | kapica ventila točka | kapica ventila felge
hladnjak ulja | hladnjak ulja motora | hladnjak motornog ulja
hidropodizač | hidropodizač ventila
senzor radilice | senzor broja obrtaja radilice | davač obrtaja radilice | senzor obrtaja radilice
kompresor klime | komp klime
naslon za glavu | uzglavnik
nosač skija | krovni nosač skija | krovni nosač za skije
rasvjeta ispod vozila | neonka | neon ispod auta | neonke ispod auta | led ispod auta | ledice ispod | ledice ispod auta | svjetla ispod auta
farba za kliješta | farba za kočiona kliješta | boja za kočiona kliješta | boja za kočnice | lak za kliješta | lak za kočnice
poklopac kliješta | poklopci kočionih kliješta | poklopci za kliješta kočnica | navlake za kliješta | poklopci kočnica
zaštita motora | donja zaštita | podloška ispod motora | plastična podloška ispod motora | podloga ispod motora | podloga motora | podloška motora
graničnik vrata | odbojnik vrata | gumeni odbojnik vrata
držač čaša | držač kafe | čaša za kafu | držač za kafu | nosač čaša | držač čaše
gumica stakla | keder stakla | keder | guma zadnjeg stakla | gumica zadnjeg stakla | zaptivka zadnjeg stakla
krovni spojler | krovno krilo | roof spojler | roof spoiler
zračna opruga | air ride | airride
veliki kočioni set | big brake
brava haube | sigurnosni zatvarač haube
vijak točka | matica točka | matica felge | maticica točka | navrtka točka
lajsna stakla | lajsna zadnjeg stakla
kadica gepeka | obloga dna gepeka
kutija osigurača | kutija releja | nosač releja | držač osigurača
kabl akumulatora | kabl anlasera | kabl startera | kabl alternatora
grlo sijalice | grlo maglenke
okvir radija | okvir navigacije
senzor svjetla | senzor sunca
senzor kiše | senzor brisača
zračni jastuk | airbag koljena | airbag za koljena
srednja konzola | konzola ručne
navlaka volana | obloga volana
prekidač podizača | klackalica prozora | klackalica stakla | klackalica podizača
sportski filter zraka | pečurka
chip tuning | mapiranje | dpf off
sredstvo za njegu | sredstvo za felge | sredstvo za plastiku | sredstvo za kožu | krpa za auto
ležaj točka | zadnji ležaj | prednji ležaj
senzor nivoa vode | senzor nivoa rashladne tečnosti
centralno zaključavanje | pumpa centralnog zaključavanja | motor centralnog zaključavanja
kamera | kamera retrovizora | kamera za vožnju unazad | kamera unazad
sunobran | ogledalo u sjenilu | ogledalo sjenila
prekidač svjetla | dimer svjetla | potenciometar svjetla
kućište retrovizora | okvir retrovizora
graničnik vrata | kočnica vrata
nosač hladnjaka | gumica hladnjaka
okvir zvučnika | poklopac zvučnika
mikroprekidač gepeka | otvarač gepeka | prekidač otvaranja gepeka
brava gepeka | motor brave gepeka
kočioni disk | bušeni disk | narezani disk | slotovani disk
turbina | hibridna turbina | hybrid turbina
relej | relej svjećica grijača
sajla gepeka | sajla ručice gepeka
kvaka | vanjska ručka vrata | ručka za otvaranje | ručka za otvaranje vrata | nosač kvake | nosač vanjske kvake
brava vrata | cilindar kvake | mikroprekidač brave
lajsna vrata | bočna lajsna vrata | zaštitna lajsna | zaštitna lajsna vrata
limarija | podni lim | patos lim
leća fara | leća maglenke
pojačalo antene | antenski modul | antensko pojačalo
blok motora | cilindarski blok | blok cilindra | blok cilindara
nosač haube | oslonac haube | kvačica haube | držač haube
lajsna praga | zaštita praga | zaštitna lajsna praga
držač čaša | držač boce | držač boca | držač flaša
gumica pedale | gumica pedale gasa | gumica pedale kočnice | gumica pedale kvačila
crijevo serva | cijev servo ulja | crijevo ulja serva
šelna | stega | stega auspuha
nosač hladnjaka | gumica oslonca hladnjaka | oslonac hladnjaka
čep hladnjaka | čep posude antifriza | čep posude vode
presvlaka | zaštita sjedišta | zaštita za sjedišta
gepek vrata | bagažnik | vrata bagažnika | poklopac bagažnika
sportski filter zraka | sportski zračni filter
zamajac | jednomasni zamajac | jednomasni | čvrsti zamajac
žmigavac | žmigavac blatobrana | bočni žmigavac
unutrašnji retrovizor | samozatamnjujući retrovizor
vijak točka | vijak distancera | vijci za distancere
sajla ručne kočnice | kabl ručne | kabal ručne | kabl ručne kočnice
set gumica kliješta | gumice kočionih kliješta | gumice za kočiona kliješta | gumica kočione čeljusti
ručica podizača | ručica za otvaranje prozora | ručka za otvaranje prozora
sredstvo za njegu | sredstvo za čišćenje enterijera | sredstvo za enterijer | čistač enterijera | čistač kože
`;
