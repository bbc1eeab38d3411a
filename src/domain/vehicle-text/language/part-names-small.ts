/** Names of small mechanical and electrical parts, in the form that part-names.ts describes. */
export const SMALL_PARTS = `
gumica ventila | gumice ventila | brtva ventila | simering ventila | semering ventila | zaptivka ventila | gumica ventila glave
vodilica ventila | vođica ventila
opruga ventila | feder ventila
simering radilice | semering radilice | simering kurble
simering bregaste | semering bregaste
simering mjenjača | semering mjenjača
simering poluosovine | semering poluosovine | simering diferencijala
vijenac zamajca | zupčasti vijenac | zupčasti vijenac zamajca
zupčanik radilice | nazubljeni prsten radilice | remenica zupčastog
ručna pumpica goriva | pumpica za naftu | pumpica nafte | gumena pumpica | gumena pumpica goriva | pumpica za pumpanje nafte
grlo rezervoara | cijev za točenje goriva | cijev rezervoara | uljevno grlo | ulijevno grlo | cijev za točenje
čok | sauh | saug | čok karburatora
set dihtunga karburatora | dihtung karburatora | popravni set karburatora
senzor temperature izduva | egt senzor | egt sonda | senzor izduvnih gasova | senzor temperature auspuha | senzor temperature izduvnih gasova | senzor temperature dpf | davač temperature izduva
senzor vanjske temperature | davač vanjske temperature | senzor spoljne temperature
povrat ulja turbine | crijevo ulja turbine | cijev ulja turbine | dovod ulja turbine | podmazivanje turbine
relej ventilatora | modul ventilatora | upravljač ventilatora | relej ventilatora hladnjaka
senzor pritiska klime | presostat | presostat klime | prekidač pritiska klime
sajla grijanja | sajla klapne grijanja
prekidač rikverca | prekidač za rikverc | senzor rikverca | prekidač rikverc svjetla | prekidač hoda unazad
prekidač vrata | mikroprekidač vrata | kontakt vrata
hall senzor | hal senzor | hall davač | hal davač
torziona opruga | torzija | torziona šipka | torzion
klizač branika | vodilica branika | vođica branika | bočni nosač branika | vodilica odbojnika
kopča | kopče | štipaljka | štipaljke | klips | klipsa | klipse | klipsna | patent kopča | patenti | kopča tapacirunga | spojnice plastike | plastična kopča
sajla brave | sajla vrata
vučna alka | alka za vuču | ušica za vuču | vučna ušica | alka za šlepanje | vučna petlja
radar | acc radar | radar tempomata | distronik | distronic | distronic senzor | acc senzor | radarski senzor | adaptivni tempomat | senzor distronica
senzor ubrzanja | yaw senzor | esp senzor | žiro senzor | gyro senzor | duosenzor | duo senzor | senzor zanošenja
vakuum posuda | vakum posuda | vakumska posuda | vakuum doza | vakum doza | vakuum rezervoar | vakum rezervoar
modul sjedišta | memorija sjedišta | modul memorije sjedišta
dugme start stop | start dugme | start stop dugme | dugme za paljenje | dugme za startanje
o ring | oring | guma o ring | o prsten
`;
