/** Names of electrics, sensors and airbags, in the form that part-names.ts describes. */
export const ELECTRICAL_PARTS = `
regler | regulator napona | regler alternatora
četkice alternatora | grafitne četkice
diode alternatora | diodni most
bendiks | bendiks anlasera | bendix
automat anlasera
četkice anlasera
remenica alternatora | slobodna remenica | frajlauf | frilauf
klema | kleme | klema akumulatora
relej | relej grijača
kutija osigurača | osigurač | osigurači | sigurnosna kutija | tabla osigurača | ploča osigurača
komfort modul | modul komfora | bsi modul | bcm modul | bsi | bsm | bsm modul | komfort kompjuter | komforni modul | body computer | bodi kompjuter | gem modul
prekidač svjetla | prekidač svjetala | prekidač farova | prekidač maglenki | komanda maglenki
prekidač sva četiri | prekidač žmigavaca | sva četiri | prekidač hazard
displej | ekran | monitor | mmi ekran | putni kompjuter | putni računar | bord kompjuter | bord računar | display
zvučnik | zvučnici
pojačalo
subwoofer | subvufer | woofer
spirala airbaga | traka volana | traka airbaga | klokspring | spirala volana | zavojnica volana | spiralna traka | klok spring | clock spring | clockspring
centralno zaključavanje | motorić centralne | motor centralne | motor centralne brave | motor brave | motorić brave | centralna brava | pumpa centralne
razvodnik paljenja | razvodnik
razvodna kapa | kapa razvodnika
razvodna ruka | ruka razvodnika | rotor razvodnika
kablovi svjećica | kablovi za svjećice | kabl svjećice | kablovi paljenja
imobilajzer | imobilizer | immobilizer | blokada motora | čitač imobilajzera | antena imobilajzera | čitač ključa
računar airbaga | modul airbaga | centrala airbaga | jedinica airbaga | ecu airbag
senzor udara | senzor airbaga | krash senzor | crash senzor | senzor sudara
zračna zavjesa | airbag zavjesa | zavjesa airbag
airbag sjedišta | bočni airbag | bočni zračni jastuk
zatezač pojasa | natezač pojasa | zatezač sigurnosnog pojasa
kopča pojasa | brava pojasa | kopča sigurnosnog pojasa
tempomat | ručica tempomata | prekidač tempomata | cruise control | cruise kontrola | kruz kontrola
kućište ključa | oklop ključa | futrola ključa
prekidač stop svjetla | prekidač kočnice | senzor stop svjetla
kablovi za startanje | startni kablovi | klema kablovi | kablovi za premoštavanje
punjač akumulatora | punjač baterije
pojačalo antene | pojačivač antene | modul antene
ambijentalno osvjetljenje | ambijentalna rasvjeta | led traka | ambijentalno svjetlo | led ambijentalno
instalacija kuke | elektrika kuke | utičnica kuke | instalacija za kuku | modul prikolice | modul kuke
kabl akumulatora | kablovi akumulatora | minus kabl | plus kabl | sajla akumulatora
čip ključa | transponder | čip u ključu
set za paljenje | komplet za paljenje | start set
gateway | can gateway | gateway modul
prekidač retrovizora | komanda retrovizora | džojstik retrovizora
`;
