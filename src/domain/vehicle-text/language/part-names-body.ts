/** Names of lights, panels, glass and wheels, in the form that part-names.ts describes. */
export const BODY_PARTS = `
far | prednje svjetlo | prednji far | reflektor | farić | ćoravac | scheinwerfer | šajnverfer | headlight | glavno svjetlo | kratko svjetlo
stop svjetlo | stop lampa | štop svjetlo | štop lampa | štop | stop | stopka | štopka | zadnje svjetlo | zadnja lampa | zadnji far | gabarit | gabaritno svjetlo | štopke | stražnje svjetlo | stražnja lampa | zadnja svjetiljka | riklicht | katarka | stop galjica | galjica | galija
treće stop svjetlo | treća štoperica
maglenka | svjetlo za maglu | far za maglu | magluša | prednja maglenka | svjetlo magle | maglica | nebelica
žmigavac | migavac | pokazivač pravca | pokazivač smjera | blinker | smjerokaz | signalno svjetlo | migavica | pokazivač
radno svjetlo | radna lampa | led bar | led rampa | radni reflektor
svjetlo | rasvjeta
staklo fara | staklo za far
dnevno svjetlo | drl | dnevno led svjetlo
žarulja | sijalica | lampica | sijalice | žarulje | lampa h7 | birna | led sijalica | ksenon sijalica | xenon sijalica
ksenon balast | balast | upaljač ksenona | transformator ksenona | trafo ksenona | modul ksenona
svjetlo tablice | lampica tablice
retrovizor | vanjski retrovizor | spoljni retrovizor | vanjsko ogledalo | ogledalo | špigl | brava ogledalo | zrcalo | bočno ogledalo | špigla | špiglo | retrovizer | vanjsko zrcalo | bočno zrcalo | rikšpigl | špigel
staklo retrovizora | staklo ogledala | staklo za retrovizor | ogledalce | staklo zrcala | ogledalo retrovizora | uložak retrovizora | staklo špigla
kućište retrovizora | poklopac retrovizora | kapa retrovizora
branik | odbojnik | bamper | štosstanga | štostanga | stoštanga | karambol | bumper | šostanga
nosač branika | ojačanje branika | pojačanje branika | karambolka | nosač odbojnika | traverza branika | traverza
rešetka branika | mrežica branika | rešetka odbojnika | mreža branika | donja rešetka | rešetka maglenke
kuka za vuču | kuka | kuka za auto | euro kuka | auto kuka | kuka za prikolicu | vučna kuka | anhengerkuka | šlep kuka | poteznica | kugla za vuču | vučna kugla | kuka šlepa
blatobran | krilo | kotflug | kotflugel | kotfligla | kotflik | kotfligl | kotflugl | kotfligel | kotflig | krilo blatobrana | bočno krilo
podkrilo | koruba | plastika blatobrana | unutrašnji blatobran | nadkrilje | potkrilo | plastika točka | ajnlaga blatobrana | obloga blatobrana
hauba | poklopac motora | prednja hauba | motorhauba | vedrica | haubna | poklopac haube | haubina | motorna hauba | poklopac motornog prostora
gepek vrata | peta vrata | vrata gepeka | vrata prtljažnika | hauba gepeka | zadnja hauba | poklopac gepeka | poklopac prtljažnika | gepek | prtljažnik | zadnja vrata gepeka | stražnja vrata prtljažnika | gepeklajsna
amortizer gepeka | teleskop gepeka | amortizer haube | teleskop haube | plinska opruga | štanga gepeka | štanglica gepeka | teleskopi gepeka | podizač gepeka | cilindar gepeka | gasfeder | gas feder
vrata
kvaka | ručka vrata | brava kvaka | vanjska kvaka | šnala | šnala vrata | vanjska ručka | ručica vrata
podizač stakla | podizač prozora | mehanizam stakla | mehanizam podizača | klizač stakla | dizač stakla | fensterheber | aparat stakla | motorić stakla | podizači stakala
prekidač podizača | prekidač stakla | tipke podizača
brava vrata | brava | bravica
vjetrobransko staklo | šoferšajba | šofersajbna | prednje staklo | vjetrobran | frontšajba | prednja šajba | šajba | šoferka | vindobran | vjetrobransko | vindšajba | šoferšajbna | šoferšajbe | windschutz | prednja šajbna
bočno staklo | staklo vrata
zadnje staklo | staklo gepeka | zadnja šajba | stražnje staklo | hekšajba | zadnja šajbna
maska | gril | prednja maska | maska hladnjaka | rešetka hladnjaka | prednji gril | grilj | griljaža | maskica | prednja rešetka
prag | bočni prag | šveler | pragovi | sajtna | švela | bočna sajtna
ovjes | trap | vješanje | vješanje točkova | hodni trap | farverk
gvint ovjes | gvint | gevint | gevinde | gewinde | coilover | podesivi ovjes
krovni prozor | šiber | šibedah | panorama krov | sunčani krov | pomični krov | šibedak | šibendah | schiebedach
spojler | lip | krovni spojler | spoiler | spojleri | lipa | lip branika | krilce gepeka | spoljer | špojler
difuzor
lajsna | ukrasna lajsna | bočna lajsna | lajsne | ukrasna letvica | zierleiste
felga | točak | kotač | naplatak | felna | alu felga | aluminijska felga | aluminijumska felna | alu felna | alufelga | čelična felga | alujka | alufelna | felge | kotačni naplatak | bandaž | limene felge | obruč | kolut točka
guma | pneumatik | autoguma | zimska guma | ljetna guma | pnevmatik | ljetne gume | zimske gume | pneumatici
ratkapa | poklopac felge | ratkapna | ukrasni poklopac točka | radkapa | ratkape | radkape | kapa točka | poklopac kotača | kapne
`;
