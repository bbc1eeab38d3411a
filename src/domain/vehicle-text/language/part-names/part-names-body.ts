/** Names of lights, panels, glass and wheels, in the form that part-names.ts describes. */
export const BODY_PARTS = `
far | prednje svjetlo | prednji far | reflektor | farić | ćoravac | scheinwerfer | šajnverfer | headlight | glavno svjetlo | kratko svjetlo | prednja lampa | prednja svjetiljka | glavna svjetiljka | prednja galija | šajnver | farovi | farova
stop svjetlo | stop lampa | štop svjetlo | štop lampa | štop | stop | stopka | štopka | zadnje svjetlo | zadnja lampa | zadnji far | gabarit | gabaritno svjetlo | štopke | stražnje svjetlo | stražnja lampa | zadnja svjetiljka | stražnja svjetiljka | stop svjetiljka | riklicht | katarka | stop galjica | galjica | galija | štoplampa | riklihter | heklihter | stopovi | zadnja galija | fenjer zadnji | štoperica
treće stop svjetlo | treća štoperica | treće štop svjetlo | treći stop | treći štop | treća stop lampa | treća štop lampa
pozicijsko svjetlo | poziciono svjetlo | pozicija | svjetlo pozicije | parkirno svjetlo
maglenka | svjetlo za maglu | far za maglu | magluša | prednja maglenka | svjetlo magle | maglica | nebelica | nebelka
žmigavac retrovizora | žmigavac u retrovizoru | pokazivač u retrovizoru | pokazivač retrovizora | migavac retrovizora | migavac u retrovizoru
žmigavac | migavac | pokazivač pravca | pokazivač smjera | blinker | smjerokaz | signalno svjetlo | migavica | pokazivač | migač | žmigač
radno svjetlo | radna lampa | led bar | led rampa | radni reflektor | dodatni far | dodatno svjetlo | pomoćni far
svjetlo | rasvjeta | lampa | lampe
staklo fara | staklo za far
poklopac fara | kapa fara | čep fara | gumica fara | poklopac sijalice | poklopac žarulje
dnevno svjetlo | drl | dnevno led svjetlo
žarulja | sijalica | lampica | sijalice | žarulje | lampa h7 | birna | led sijalica | ksenon sijalica | xenon sijalica | žaruljica | sijaličica
ksenon balast | balast | upaljač ksenona | transformator ksenona | trafo ksenona | modul ksenona | modul fara | modul farova | balast fara | xenon modul | xenon jedinica | ksenon jedinica | xenon balast | xenon kompjuter | ksenon kompjuter | kompjuter fara | računar fara
svjetlo tablice | osvjetljenje tablice
retrovizor | vanjski retrovizor | spoljni retrovizor | vanjsko ogledalo | ogledalo | špigl | brava ogledalo | zrcalo | bočno ogledalo | špigla | špiglo | retrovizer | vanjsko zrcalo | bočno zrcalo | rikšpigl | špigel | bočni retrovizor | rikšpigla | rikšpiglo
unutrašnji retrovizor | unutrašnje ogledalo | sobni retrovizor | srednji retrovizor | retrovizor u kabini
svjetlo za rikverc | rikverc svjetlo | rikverc lampa | svjetlo za vožnju unazad
katadiopter | mačje oko | reflektor branika | odsjajnik | odsjajnik branika
zavjesica blatobrana | šmutzla | šmucla | šmuclapna | šmuclapa | fartuh
staklo retrovizora | staklo ogledala | staklo za retrovizor | ogledalce | staklo zrcala | ogledalo retrovizora | uložak retrovizora | staklo špigla
motorić retrovizora | motor retrovizora | motor za retrovizor
kućište retrovizora | poklopac retrovizora | kapa retrovizora
branik | odbojnik | bamper | štosstanga | štostanga | stoštanga | karambol | bumper | šostanga | štosštanga
nosač branika | ojačanje branika | pojačanje branika | karambolka | nosač odbojnika | traverza branika | traverza
rešetka branika | mrežica branika | rešetka odbojnika | mreža branika | donja rešetka | rešetka maglenke | maska maglenke | okvir maglenke | ram maglenke | poklopac maglenke | obloga maglenke
kuka za vuču | kuka | kuka za auto | euro kuka | auto kuka | kuka za prikolicu | vučna kuka | anhengerkuka | šlep kuka | poteznica | kugla za vuču | vučna kugla | kuka šlepa | kuka za kačenje | kuka za šlepanje
blatobran | krilo | kotflug | kotflugel | kotfligla | kotflik | kotfligl | kotflugl | kotfligel | kotflig | krilo blatobrana | bočno krilo | kotflikl | parafang | parafango | parafan | fender | blatnik
podkrilo | koruba | plastika blatobrana | unutrašnji blatobran | nadkrilje | potkrilo | plastika točka | ajnlaga blatobrana | obloga blatobrana | radhaus | radhauz | plastika podkrila | pvc blatobrana | pvc podkrilo | lokar | lokari
hauba | poklopac motora | prednja hauba | motorhauba | vedrica | haubna | poklopac haube | haubina | motorna hauba | poklopac motornog prostora | haubna motora | motorhaubna | hauba motora
gepek vrata | peta vrata | vrata gepeka | vrata prtljažnika | hauba gepeka | zadnja hauba | poklopac gepeka | poklopac prtljažnika | gepek | prtljažnik | zadnja vrata gepeka | stražnja vrata prtljažnika | gepeklajsna
amortizer haube | teleskop haube | štanga haube | podizač haube | hidraulika haube | gasna opruga haube | gas opruga haube
amortizer gepeka | teleskop gepeka | plinska opruga | štanga gepeka | štanglica gepeka | teleskopi gepeka | podizač gepeka | cilindar gepeka | gasfeder | gas feder | hidraulika gepeka | gasna opruga gepeka | gas opruga gepeka | gasna opruga
motor gepeka | motorić gepeka | motor gepek vrata | motor vrata gepeka | motor haube gepeka
motor kliznih vrata | motorić kliznih vrata
vrata | vratnice
klizna vrata | klizna bočna vrata | vrata klizna
kvaka | ručka vrata | brava kvaka | vanjska kvaka | šnala | šnala vrata | vanjska ručka | ručica vrata | štok kvake | kvaka vrata
podizač stakla | podizač prozora | mehanizam stakla | mehanizam podizača | klizač stakla | dizač stakla | fensterheber | aparat stakla | motor podizača stakla | motor podizača | motorić podizača | elektromotor podizača | motor stakla | motor za stakla | motor prozora | motor za prozore | motorić stakla | podizači stakala | podizač | podizači | elektro podizač | električni podizač | ručni podizač | podizač šajbe
prekidač podizača | prekidač stakla | tipke podizača
brava vrata | brava | bravica | set brava | komplet brava | garnitura brava | cilindar brave vrata | cilindar vrata | patrona brave vrata
vjetrobransko staklo | šoferšajba | šofersajbna | prednje staklo | vjetrobran | vjetrobran staklo | frontšajba | prednja šajba | šajba | šoferka | vindobran | vjetrobransko | vindšajba | šoferšajbna | šoferšajbe | windschutz | prednja šajbna | vindšajbna | vjetrobranac | šofer šajba | šofer šajbna | šajbna
bočno staklo | staklo vrata | staklo na vratima | prozor vrata | suvozačevo staklo | vozačevo staklo
malo bočno staklo | trokut staklo | trougao staklo | trokutasto staklo | ugaono staklo | fiksno staklo | krilno staklo | trokut stakla | ćošak staklo | staklo trokut
zadnje staklo | staklo gepeka | zadnja šajba | stražnje staklo | hekšajba | zadnja šajbna
maska | gril | grill | prednja maska | maska hladnjaka | rešetka hladnjaka | prednji gril | grilj | griljaža | maskica | prednja rešetka | bubrezi | bubreg | bubrežna maska | rešetka maske
prag | bočni prag | šveler | pragovi | sajtna | švela | bočna sajtna | sajtenšveler | šveleri
ovjes | ogibljenje | ovješenje | trap | vješanje | vješanje točkova | hodni trap | farverk
gvint ovjes | gvint | gevint | gevinde | gewinde | coilover | kojlover | podesivi ovjes | zavojni ovjes | spušteni ovjes | zavojni amortizer | zavojno podesivi amortizer | podesivi amortizer
motor krova | motor krovnog prozora | motor šibera | motorić šibera | motor za šiber
krov | kabrio krov | platneni krov | limeni krov | krovni lim
krovni prozor | šiber | šibedah | panorama krov | sunčani krov | pomični krov | šibedak | šibendah | schiebedach | panorama | panoramski krov | sunroof | krovni otvor
spojler | spoiler | spojleri | spoljer | špojler | spojlerić
krovni spojler | spojler krova
spojler gepeka | krilce gepeka | hekšpojler | lip spojler gepeka | spojler na gepeku | spojler na poklopcu gepeka | spojler na vratima gepeka
lip spojler | lip spojleri
lip branika | lip | lipa | prednji lip | prednji lip branika | prednji spojler | spojler branika | splitter | spliter | podspojler
difuzor | difuzer
lajsna | ukrasna lajsna | bočna lajsna | lajsne | ukrasna letvica | zierleiste
lajsna vrata | lajsna na vratima | letva vrata | letvica vrata
lajsna praga | ukrasna lajsna praga | letva praga | letvica praga
lajsna maske | ukrasna lajsna maske | letva maske | letvica maske
lajsna branika | ukrasna lajsna branika | letva branika
lajsna krova | krovna lajsna | letva krova | letvica krova
lajsna stakla | lajsna vjetrobrana | lajsna šoferke | letva stakla | letvica stakla
felga | točak | kotač | naplatak | felna | felge | kotačni naplatak | bandaž | obruč | kolut točka | alujka | aluminka | kovanica | lijevanica
guma | pneumatik | autoguma | pnevmatik | pneumatici | auto gume | rajfna
ratkapa | poklopac felge | ratkapna | ukrasni poklopac točka | radkapa | ratkape | radkape | kapa točka | poklopac kotača | kapne
limarija | limovi | karoserijski dijelovi | školjka | karoserija | šasija | kasa
nosač hladnjaka | okvir hladnjaka | vezni lim | vezni nosač | vezni zid | šlosplech | šlosblech | prednji vezni lim
zaštita motora | donja zaštita motora | zaštita ispod motora | zaštita kartera | unterboden | plastika ispod motora | donja plastika motora | poklopac ispod motora | korito motora | zaštita mjenjača | kada motora | kada ispod motora | zaštitna kada | kadica motora | donja plastika | zaštita motora donja | štit motora | štitnik motora | štit ispod motora
brava gepeka | bravica gepeka
mikroprekidač gepeka | prekidač gepeka
brava haube | bravica haube
sajla haube | otvarač haube | ručica haube | poluga haube | ručica za otvaranje haube
gumica vrata | guma vrata | guma na vratima | dihtung vrata | zaptivka vrata | brtva vrata | kederica | keder vrata | zaptivna guma
gumica gepeka | guma gepeka | dihtung gepeka
šarka vrata | pant vrata
graničnik vrata | stoper vrata | stoper
šarka haube | pant haube
šarka gepeka | pant gepeka
plastični poklopac motora | poklopac motora plastični | plastika motora | dekor motora | ukrasni poklopac motora
nosač tablice | okvir tablice | držač tablice | ram tablice | ram za tablice | okvir za tablice
znak | amblem | emblem | značka | natpis | slova
deflektor | vjetrobrani prozora | bočni vjetrobrani | deflektori
plastika vjetrobrana | rešetka vjetrobrana | plastika ispod brisača | rešetka ispod brisača | plastika ispod šoferke | vodokupljač
motorić fara | štelmotor fara | motorić farova | motor fara | motor farova | regulacija farova | motor regulacije farova | motorić visine farova | motor visine farova | motorić nivelacije | nivelacija farova
nosač fara | držač fara | popravni set fara
grlo sijalice | grlo svjetla | štampana ploča svjetla | ploča stop svjetla
body kit | bodykit | bodi kit | aerodinamički paket | paket branika i pragova
obrva fara | obrve farova | obrve | kapci farova | kapak fara
rotaciono svjetlo | rotacija | stroboskop | rotaciona lampa
bočna stranica | zadnja stranica | stranica | četvrtina karoserije
nosač haube | držač haube | štap haube | šipka haube | podupirač haube
poklopac kuke | čep kuke | poklopac šlep kuke | čep šlep kuke | poklopac kuke branika | čep branika
kvaka gepeka | ručka gepeka | ručica gepeka
unutrašnja kvaka | unutrašnja ručka vrata | unutrašnja ručica vrata
ručica podizača | ručica za prozor | ručica stakla | ručka podizača
klizač kliznih vrata | točkić kliznih vrata | valjčić kliznih vrata | vodilica kliznih vrata | rolica kliznih vrata | vođica kliznih vrata
izolacija haube | obloga haube | tapacirung haube | tapacir haube | filc haube
gumica haube | dihtung haube
`;
