/** Names of fluids, care, tools and what one carries in a car, in the form that part-names.ts describes. */
export const CARE_PARTS = `
mast | grafitna mast | mast za ležajeve | mazivo | litijumska mast | bakrena mast
sprej za podmazivanje | wd40 | wd 40 | silikonski sprej | sprej za kontakte | odmašćivač | sprej za kočnice | čistač kočnica
silikon | hermetik | brtvilo | silikon za dihtung | tečni dihtung | gasket maker
lak u spreju | sprej lak | sprej boja | boja u spreju | korektor laka | olovka za lak | lak korektor | bezbojni lak | lak za felge
farba za kliješta | boja za kliješta | farba za kočnice
sredstvo za njegu | polir | vosak | šampon | autošampon | kozmetika | autokozmetika | keramička zaštita | čistač felgi | impregnacija | poliranje | krpa od mikrofibera
tečnost za stakla | tekućina za pranje stakla | zimska tečnost | tečnost za pranje stakla | ljetna tečnost | vitrex | tečnost za brisače | tečnost za vjetrobran
gas klime | plin klime | gas za klimu | freon | punjenje klime | r134a
set za popravku guma | set za krpljenje guma | set za popravak gume | set za krpljenje | sprej za gume | krpice za gume | čepovi za gume
navlake za gume | čarape za gume | čarape za snijeg | snježne čarape | torbe za gume
alat | alati | set alata | kofer alata | garnitura alata | nasadni ključ | gedora | gedore | garnitura ključeva | moment ključ | ratšna | račna | viljuškasti ključ | okasti ključ
alat za zupčenje | blokada zupčenja | alat za bregaste | alat za štelovanje | set za blokadu | blokade motora
svlakač | radapciger | abciger | abziher | skidač ležaja | izvlakač | izbijač
stezač opruga | presa opruga | stega opruga | stezač federa
motorna dizalica | kran za motor | radionička dizalica
egr blenda | egr off | egr čep | blenda egr | egr delete | delete kit | slijepa ploča egr
osvježivač | osvježivač zraka | mirisna jelka | jelkica | miris za auto | miris
organizator gepeka | organizator | organizer | organizer gepeka | torba gepeka | torba za gepek
vatrogasni aparat | aparat za gašenje | pp aparat | protupožarni aparat
prsluk | reflektirajući prsluk | svjetleći prsluk | sigurnosni prsluk | obavezna oprema
strugač leda | strugač | strugalica | metlica za snijeg | strugalica leda | strugač za led
odleđivač | sprej za odmrzavanje | odmrzivač
inverter | pretvarač napona | pretvarač 12v 220v | strujni pretvarač | inverter 12v
booster akumulatora | booster | jump starter | starter akumulatora | prijenosni starter | džamp starter
punjač mobitela | punjač za mobitel | bežični punjač | punjač telefona | punjač za telefon
držač mobitela | držač za mobitel | držač telefona | nosač mobitela | držač za telefon
kabl za punjenje | punjač za električni auto | punjač elektro auta | wallbox | kabl za elektro auto | kućni punjač
hibridna baterija | baterija hibrida | visokonaponska baterija | hibrid baterija | baterija električnog auta
nosač skija | nosač za skije | nosač daske | nosač za ski opremu
gps lokator | gps tracker | gps praćenje | lokator
ljepilo | ljepilo za staklo | ljepilo za šoferšajbu | ljepilo za stakla | poliuretansko ljepilo
`;
