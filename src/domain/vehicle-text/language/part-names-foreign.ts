/**
 * German and English names of parts, as people abroad write them, in the form that part-names.ts describes; a search
 * understands them, but they are not offered to anybody.
 */
export const FOREIGN_PARTS = `
far | headlights | headlamp
far s prstenovima | angel eyes | angel eye | devil eyes
stop svjetlo | rücklicht | rückleuchte | taillight | tail light | rear light
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
kvačilo | kupplung | clutch
zamajac | schwungrad | zweimassenschwungrad | flywheel
mjenjač | getriebe | gearbox
turbina | turbolader | turbocharger
auspuh | auspuff | endschalldämpfer | exhaust | muffler
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
guma | reifen | winterreifen | sommerreifen | tires | tyres
distancer | spurverbreiterung | wheel spacers
volan | lenkrad | steering wheel
skidač volana | quick release | quick release hub
sjedište | sitze | fahrersitz | seats
ručica mjenjača | schaltknauf | gear knob | shift knob
patosnica | fußmatte | fußmatten | fussmatten | floor mats
kadica gepeka | kofferraummatte | kofferraumwanne
akumulator | autobatterie | batterie | battery
brisač | scheibenwischer | wischerblatt | wiper | wipers
kuka za vuču | anhängerkupplung | tow bar | towbar
krovni nosač | dachträger | roof rack
krovna kutija | dachbox | dachkoffer
`;
