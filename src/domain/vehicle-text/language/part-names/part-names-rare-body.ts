/**
 * Rarer names of wheels, body, electrics and cabin, as mechanics and sellers say them, in the form that part-names.ts
 * describes; a search understands them, but like those in part-names-foreign.ts they are not offered to anybody.
 */
export const RARE_BODY_PARTS = `
felga | aluplat | plehana felga
rezervni točak | rezervno kolo | tanki rezervni | pomoćni točak | dojezdni točak | rezervni tanki točak
ratkapa | tas točka | tasovi | tasovi točkova
kapa felge | nabendekel | mali poklopac felge | centar kape
vijak točka | sigurnosni vijak | sigurnosni šraf | sigurnosni vijci | lopovski šraf | brava za felge | sigurnosni šraf točka | sigurnosni vijci felgi
distancer | šajbne za točkove | podmetač felge | razmaknica | razmaknice
senzor pritiska u gumama | rdks | rdks senzor
dizalica | hebel | kriker | krik
ključ za točkove | križ ključ | ključ točka
lanac za snijeg | lanci za gume | lanac gume | zimskilanac
brava haube | žabica haube | žabica brave haube | zatvarač haube | kuka haube
amortizer haube | štucna haube | štucne haube
amortizer gepeka | štucna gepeka | štucne gepeka | štap gepeka | štapovi gepeka
nosač branika | šina branika | greda branika
rešetka branika | gril branika
poklopac kuke | poklopac kukice | poklopac vučne kuke
znak | oznaka | bedž | badge | bedževi
podkrilo | zaštita blatobrana | nadkolo | podblatobran | plastika nadkola | natkolje
zavjesica blatobrana | zavjesica | zavjesice | gumena zavjesica | kecelja | mud flaps | gumeni blatobran | štitnik od blata | zavjesica točka | blatobranska guma
prag | schweller | bočne sukne | bočna sukna | bočni spojler
lajsna praga | ulazna lajsna | ulazni prag | ulazni pragovi | pragova ulazna lajsna
gepek vrata | hekla
brava gepeka | zatvarač gepeka
graničnik vrata | ograničivač vrata | držač vrata
brava vrata | šlos vrata | larva brave | uložak brave | zatvarač vrata
kvaka | šteka vrata | ručka za otvaranje vrata
kućište retrovizora | kapica retrovizora | maska retrovizora
krov | tvrdi krov | hardtop | soft top | platno krova | cerada kabriolet | cerada kabrio
bočna stranica | četvrtina | zadnja četvrtina
pod gepeka | daska gepeka
spojler | ducktail
spojler gepeka | krilo gepeka
antena | štap antene | prut antene | antena radija | nosač antene
deflektor | vjetrobrani vrata | vjetrokaz | spojler stakla | windabweiser | deflektor vrata
malo bočno staklo | malo staklo
ručica podizača | kurbla stakla | kurbla podizača | kurbla prozora
sunobran | sunčana zaslonka | zaslon za sunce | sonneblende | sunčalica | zavjesica za sunce | rolo za prozor
brisač | četka brisača
ručica brisača | nosač brisača
pumpica stakla | pumpica za pranje | pumpica za pranje stakla | pumpica tečnosti stakla | motorić vode stakla | pumpica vode brisača | pumpa šprica | pumpica šprice | motor pranja stakla | motor za pranje stakla | motorić pranja stakla | motorić za pranje stakla
posuda brisača | rezervoar tečnosti stakla | kanta za vodu brisača | kanta za pranje stakla | kanta brisača
prskalica stakla | prskalica | dizna za pranje stakla
prskalica farova | pranje farova | poklopac prskalice
stop svjetlo | ruklih | riklih | fenjer
nosač fara | noga fara | noge fara | ušica fara | ušice fara | uho fara | reparacija fara
motorić fara | regulator visine fara | regulator visine farova | šteler fara | motorić visine svjetala | motorić svjetala
ksenon balast | xenon trafo | ksenon trafo
maglenka | halogenka | halogenke | nebl
dnevno svjetlo | led dnevna | dnevna led
far s prstenovima | angelke | angel eyes | far angel eyes
radno svjetlo | dalekomet | dalekometi | led reflektor
plafonjera | kabinsko svjetlo | kabinska lampa
katadiopter | katadiopter branika | mačije oko | mačije oči | odsjevnik | mačje oči
grlo sijalice | držač sijalice | nosač sijalice | grlo fara | grlo žmigavca | ploča štopa | ploča stopa
relej | relej žarnica | relej svjećica | modul grijača | treptač | treptač relej | automat žmigavaca | automat žmigavca | relej žmigavca | relej pumpe goriva
regler | regulator alternatora
diode alternatora | diodna ploča | diodna ploča alternatora
grijač | sviječice grijanja | glühkerze | gliherca | glikerica | svjećice grijanja | svjećica dizela
kablovi svjećica | visokonaponski kablovi | zindkabl | zind kablovi | zind kabl
razvodnik paljenja | verteiler | platine | fertajler
senzor radilice | impulsni senzor | senzor okretaja | senzor okretaja motora
senzor detonacije | klopf senzor | senzor lupanja | knok senzor
senzor pritiska ulja | uljni davač | svič ulja | uljni senzor
računar motora | ecm | elektronika motora | štajegerat | centralni kompjuter | upravljački modul | kontrolna jedinica | upravljačka jedinica motora
komfort modul | bcm | kutija komfora | bordnetz | sam modul | zke modul | zke | bord netz
kutija osigurača | sikerung | zikerung | sikerunzi | razvodna kutija osigurača | poklopac osigurača | poklopac kutije osigurača
instalacija motora | ožičenje | snop kablova | ožičenje motora
instrument tabla | kazaljke | kazaljka sata | sat kazaljka
ključ | skakavac | ključ skakavac | ključ na preklop | kartica | ključ kartica
kućište ključa | tijelo ključa
alarm | sirena alarma | alarmni uređaj
imobilajzer | kodna blokada | prsten imobilajzera | kodna brava
prekidač svjetla | lihtšalter | šalter svjetla | liht šalter
prekidač sva četiri | prekidač za opasnost | trepćuća sva četiri
tempomat | poluga tempomata
parking senzor | parkpilot | pdc
kamera | dash cam | dashcam
kablovi za startanje | starter kablovi | klješta za paljenje | kablovi za start
sjedište | sportske školjke | bucket seat | bucket sic | školjka sjedišta
naslon za ruku | armrest | srednji naslon | naslon srednji | laktaljka
šina sjedišta | mehanizam sjedišta
presvlaka | futrola sjedišta | futrole sjedišta
armaturna ploča | armaturen
srednja konzola | tunel | srednji tunel | mitelkonzola | centralna konzola
držač čaša | cup holder | držač flaše
pepeljara | piksla
tapacirung | tapete vrata | plastika vrata | špera vrata
nebo krova | himl | himmel | himel | tapacir krova
patosnica | podne obloge | podna obloga | prostirka | prostirke | prostirač
kadica gepeka | gumena kadica | kadica
rukohvat | rukohvat krova | rukohvat plafona | ručka plafona | drška plafona | ručka za držanje
mreža gepeka | pregradna mreža | pregrada za psa | mreža za psa
kopča pojasa | štipaljka pojasa
dječija sjedalica | dječija stolica | sjedalica za bebu
sigurnosni kavez | rol bar
kuka za vuču | kugla kuke | kukica
instalacija kuke | utičnica za prikolicu | elektroinstalacija kuke | utičnica prikolice
sajla za vuču | šlep uže | šlepuže | ruda za vuču | šlep sajla | šlep ruda
krovni nosač | nosač tereta | krovni relinzi
krovna kutija | krovni sanduk | sanduk za krov
navlaka za auto | prekrivač za auto | garaža cerada | pokrivač za auto
aditiv | molycote | aditiv za gorivo
adblue tečnost | urea
radio | carplay | apple carplay | mfd | kolor mfd | cd čendžer | čendžer | rns navigacija | dvd | dvd radio | dvd navigacija
displej | touch screen | ekran na dodir
zvučnik | boksevi | tweeter | tviter | visokotonac | visokotonci | midbas | mid bas
subwoofer | bas kutija | bass kutija | bass | bas zvučnik
pojačalo | pojačavač | pojačivač
dijagnostika | autocom | delphi dijagnostika | interfejs | dijagnostički tester
chip tuning | čipovanje | softver | racechip | pedal box | čip modul | chip modul
plastika vjetrobrana | torpedo plastika | plastika brisača | kanal vjetrobrana | plastika torpeda
modul vrata | modul podizača | modul podizača stakla
gateway | gejtvej | can modul
polica gepeka | platno gepeka | rolo zavjesa
dihtung | gasket
izolacija haube | spužva haube
šarka vrata | baglama | baglame
staklo fara | plastika fara
podizač stakla | ručni podizač stakla
centralno zaključavanje | pumpa centralne brave
senzor visine | senzor visine farova
gumica vrata | zaptivna guma vrata
zatezač pojasa | pirotehnika pojasa | pirotehnički zatezač
klima panel | display klime | regulator klime | regulator grijanja | regulator temperature kabine
ventil felge | gumica ventila felge | gumica za ventil felge
sunobran | vizir | vizir za sunce | sjenilo za sunce
far | optika | optika fara
komfort modul | body kompjuter | bsi kompjuter | bsm kompjuter | bcm kompjuter | bodi kompjuter
antena | peraja antena
gumica stakla | guma vjetrobranskog stakla | guma vjetrobrana
nosač bicikla | stalak za bicikl | stalak za bicikle | stalak bicikla
subwoofer | sub kutija | basovska kutija
patosnica | podni tepih | tepih podnice
`;
