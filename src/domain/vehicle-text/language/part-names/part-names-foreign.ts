/**
 * German and English names of parts, as people abroad write them, makers' own names, and rarer wordings, in the form that
 * part-names.ts describes; a search understands them, but they are not offered to anybody: every offered name is
 * downloaded with the search box.
 */
export const FOREIGN_PARTS = `
far | headlights | headlamp
far s prstenovima | angel eyes | angel eye | devil eyes
stop svjetlo | rücklicht | rücklichter | heckleuchte | heckleuchten | rückleuchte | taillight | tail light | rear light | zadnja grupa | stop grupa | svjetlosna grupa
nastavak auspuha | exhaust tip | exhaust tips | auspuffblende
maglenka | nebelscheinwerfer | fog light
retrovizor | außenspiegel | seitenspiegel | mirror | side mirror
branik | stoßstange | stossstange
blatobran | kotflügel
hauba | motorhaube | hood | bonnet
gepek vrata | heckklappe | kofferraumdeckel | tailgate | trunk lid
maska | kühlergrill
vjetrobransko staklo | windschutzscheibe | frontscheibe | windshield
kvaka | türgriff | door handle
hladnjak vode | kühler | wasserkühler | radiator
hladnjak klime | klimakondensator | klimakühler
interkuler | ladeluftkühler
alternator | lichtmaschine | generator
zupčasti remen | zahnriemen | timing belt
pk remen | keilriemen | keilrippenriemen
bregasta | nockenwelle | camshaft
radilica | kurbelwelle | crankshaft
podizač stakla | window regulator
kvačilo | kupplung | clutch | kupplungssatz | clutch kit
zamajac | schwungrad | zweimassenschwungrad | flywheel
mjenjač | getriebe | gearbox
turbina | turbolader | turbocharger | turbopuhalo | turbo puhalo
auspuh | auspuff | endschalldämpfer | mittelschalldämpfer | mitteltopf | exhaust | muffler | silencer
katalizator | katalysator | catalytic converter
dpf filter | rußpartikelfilter | partikelfilter
filter zraka | air filter
filter ulja | ölfilter | oil filter
filter kabine | innenraumfilter | pollenfilter
filter goriva | kraftstofffilter | dieselfilter
svjećica | zündkerze | zündkerzen | spark plug
kočiona pločica | bremsbeläge | bremsbelag | brake pads | brake pad
kočioni disk | bremsscheibe | bremsscheiben | brake disc | brake discs | brake rotor
kočiona čeljust | bremssattel | caliper
amortizer | stoßdämpfer | stossdämpfer | shock absorber | shock absorbers
opruga | federn | fahrwerksfeder | springs
gvint ovjes | gewindefahrwerk | coilovers
viljuška | querlenker | control arm
kugla | traggelenk | ball joint
ležaj točka | radlager | wheel bearing
felga | alufelgen | felgen | wheels | rims
zimski komplet | zimski točkovi | felge sa zimskim gumama | zimske gume na felgama | winterräder | winterkompletträder | winter wheels
guma | reifen | winterreifen | sommerreifen | tires | tyres
distancer | spurverbreiterung | wheel spacers
volan | lenkrad | steering wheel
skidač volana | quick release | quick release hub
sjedište | sitze | fahrersitz | seats
ručica mjenjača | schaltknauf | gear knob | shift knob
patosnica | fußmatte | fußmatten | fussmatten | automatten | gummimatten | floor mats | car mats | rubber mats
presvlaka | sitzbezüge | sitzbezug | schonbezüge | autositzbezüge | seat covers | seat cover
kadica gepeka | kofferraummatte | kofferraumwanne | boot liner | boot mat | cargo liner | trunk mat
akumulator | autobatterie | batterie | battery | batrija
brisač | scheibenwischer | wischerblatt | wiper | wipers
kuka za vuču | anhängerkupplung | tow bar | towbar
krovni nosač | dachträger | roof rack
krovna kutija | dachbox | dachkoffer | kofer za krov | kutija za stvari | kutija za prtljag
vrata | autotür | fahrertür | beifahrertür | car door | front door | rear door
klizna vrata | klizna | schiebetür | sliding door
prag | seitenschweller | side skirt | side skirts
lip branika | frontlippe | front lip
krovni spojler | dachspoiler | dachkantenspoiler
spojler gepeka | heckspoiler | heckspoilerlippe | spoilerlippe | trunk spoiler | boot spoiler | lip gepeka | lip haube gepeka
bočno staklo | seitenscheibe | side window
zadnje staklo | heckscheibe | rear window
podkrilo | innenkotflügel | radhausschale | fender liner
brava vrata | türschloss | door lock
brava haube | haubenschloss | hood latch
centralno zaključavanje | zentralverriegelung | central locking
tapacirung | türverkleidung | door panel | door card
nebo krova | dachhimmel | headliner
pretinac | handschuhfach | glove box
armaturna ploča | armaturenbrett
instrument tabla | kombiinstrument | speedometer | gauge cluster
žmigavac | turn signal | indicator light
motor | engine | motor komplett
glava motora | zylinderkopf | cylinder head
dihtung glave | zylinderkopfdichtung | head gasket
karter | ölwanne | oil pan
nosač motora | motorlager | engine mount
vodena pumpa | water pump
termostat | thermostat
lanac motora | steuerkette | timing chain
pumpa goriva | kraftstoffpumpe | fuel pump
dizna | injector | einspritzdüse | einspritzdüsen
bobina | zündspule
protokomjer | luftmassenmesser | luftmassensensor
klapna gasa | drosselklappe
lambda sonda | lambdasonde | oxygen sensor
kompresor klime | klimakompressor | ac compressor
grijač kabine | heizungskühler | heater core
kutija osigurača | sicherungskasten | fuse box
instalacija motora | kabelbaum | wiring harness
ručna kočnica | handbremse
sajla ručne kočnice | handbremsseil | handbrake cable
letva volana | lenkgetriebe | steering rack
spona | spurstangenkopf | tie rod | tie rod end
balans štangica | koppelstange | sway bar link
đon amortizera | domlager | strut mount
poluosovina | antriebswelle | drive shaft | driveshaft
kardan | kardanwelle | propshaft
diferencijal | differential
potisni ležaj | ausrücklager | release bearing
potisni ležaj | potisni ležaj kvačila | druk lager kvačila
viljuška | ruka trapa | poprečna ruka
kućište mjenjača | zvono | zvono kvačila
svjetlo tablice | led tablice | led svjetlo tablice | led lampica tablice | lampica tablice
zaštita motora | zaštitna maska motora | maska ispod motora | zaštitna maska ispod motora | lim ispod motora
seleblok | gumice ramena | seleni viljuške
motorić praznog hoda | step motor | motorić lera
posuda serva | posuda ulja serva | posuda za ulje serva
šipka ulja | sonda ulja | šipka za mjerenje ulja
kućište ključa | školjka ključa | kutija ključa
antena | krovna antena | antena krova
lim diska | lim kočnice | zaštita kočnice
set gumica kliješta | set za popravku kliješta | popravni set kliješta | reparacija kliješta
lajtung | lajtunga | lajtunga kočnice
amortizer | stub amortizera
krst kardana | krstovina | krstovina kardana
spojnica kardana | hardi disk | hardy disk
lajsna krova | krovna letva | krovna letvica
maska | mreža maske | mreža hladnjaka
displej | displej radija | ekran radija
radio | radija
hidropodizač | hidroštosl | hidro štosl
ručica mjenjača | selektor mjenjača | selektor brzina | selektor
kulisa mjenjača | poluga birača | poluga birača brzina
guma | semi slick | semislick | slick guma | slick
dnevno svjetlo | daylight | day light
kočiona pločica | plocna | plocne
sunobran | zavjesa stakla | zavjesica stakla | zavjese za stakla
aktuator turbine | wastegate turbine | aktuator turba
rešetka branika | donja rešetka branika
instrument tabla | fis | fis displej | fis tabla | maxidot | digitalni sat | digitalna tabla
radio | mmi | mmi navigacija | mmi jedinica | mib | mib2 | idrive | comand | columbus
mjenjač | getrag
prednjica | polovina auta | prednja polovina | half cut | prednji dio auta
dpf filter | dpf filter čađi | dpf filter čestica
spona | kugla volana | kuglica volana | jabuka volana
spojler | spojler krilo | krilo spojlera | gt krilo
prekidač podizača | prekidač podizača stakla | tipka podizača stakla
prekidač podizača | window switch | fensterheberschalter
rezervoar | fuel tank | kraftstofftank
dječija sjedalica | isofix | isofix sjedalica
prekidač sva četiri | sva četiri žmigavca | prekidač sva četiri žmigavca
stikla volana | štikla | štikla brisača | štikla žmigavca
kontakt brava | ezs
armaturna ploča | daska | instrument daska
cijev auspuha | čunak | čunak auspuha
automat anlasera | magnet anlasera
remenica | kaišnik
spojnica kardana | gumica kardana | disk gumica kardana
seleblok | selen diferencijala
viljuška | kosa spona | kosa rame
sportska opruga | pro kit
parking senzor | parktronik | parktronic
relej | rele | relej žmigavca | rele žmigavca
ručna kočnica | hidraulična ručna
felga | rim
haldex | haldeks | haldeks pumpa
glavni kočioni cilindar | glavna pumpa kočnice | glavna kočiona pumpa
cilindar kvačila | potisni cilindar | potisni cilindar kvačila
obrva fara | sjenilo fara
lip branika | usna | usna branika
prag | skirt | skirtovi
chip tuning | stage 3 | stage 4
sportski filter zraka | open filter | open air filter
otpornik ventilatora | otpornik ventilatora kabine
prekidač svjetla | svjetlosni prekidač
pumpica stakla | pumpica pranja stakla | pumpica za pranje stakla
posuda brisača | posuda za tečnost brisača
dodatno grijanje | webasto grijanje
ručica podizača | ručica za podizanje stakla | ručica podizača stakla
sajla podizača | sajla podizača stakla
krovni prozor | staklo krova | staklo krovnog prozora | staklo šibera
povrat goriva | crijevo povrata
karter | karter ulja
`;
