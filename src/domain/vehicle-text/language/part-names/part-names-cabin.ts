/** Names of heating, air conditioning and what is inside the cabin, in the form that part-names.ts describes. */
export const CABIN_PARTS = `
ventilator kabine | ventilator grijanja | motor ventilatora kabine | motor ventilatora grijanja | motor ventilatora klime | motor kabine | motor grijanja | motorić grijanja | puhalo | duvaljka | geblaze | gebleze | ventilator klime
dodatno grijanje | webasto | vebasto | dodatni grijač | parking grijanje | parkirno grijanje | parking grijač | samostalno grijanje | stojeće grijanje | nezavisno grijanje | ebersprecher | eberspächer | ebešpeher | standheizung | štandhajcung
otpornik ventilatora | otpornik grijanja | otpornik kabine
klima panel | panel klime | komande klime | komande grijanja | klimatronik | prekidači klime | upravljač klime | kontrola klime | displej klime | jedinica klime | računar klime | kompjuter klime | prekidač klime | dugmad klime | klima uređaj
štelmotor | motorić klapne | klapna grijanja | motorić klime | motor klime | motor klapne | motor klapne grijanja
isparivač | isparivač klime | evaporator | evaporator klime
sušač klime | filter sušač | sušač | isušivač klime | isušivač
cijev klime | crijevo klime
sunobran | štitnik za sunce | sjenilo sunca | suncobran | sjenilo | sjenila | štitnik sunca
srednja konzola | konzola
pretinac | kaseta | ladica | pretinac suvozača | kaseta suvozača | pregradak | fah | kastla | hanšufah | ladica suvozača | rukavica pretinac
pepeljara
upaljač | upaljač cigareta
nebo krova | tapacirung krova | unutrašnje nebo | nebo | plafon | strop | obloga krova | obloga stropa | krovna obloga | tapet stropa | tapacirung stropa | tapacirung plafona
plafonjera | svjetlo kabine | svjetlo u kabini | lampica kabine | sobno svjetlo | plafonsko svjetlo | osvjetljenje kabine | unutrašnje osvjetljenje
polica gepeka | roletna gepeka | polica prtljažnika | hutablaga | hutablage | roleta gepeka | rolo gepeka | zavjesa gepeka | zavjesica gepeka | etažer | roletna | polica
rukohvat | ručka krova
dizalica | kriko
navlaka za auto | cerada
mreža gepeka | mreža za prtljag | mreža prtljažnika | zaštitna mreža gepeka
držač čaša | držač za čaše | držač za piće
prva pomoć | kutija prve pomoći
sigurnosni trougao | trougao
dječija sjedalica | dječja sjedalica | sjedalica | autosjedalica | dječije sjedište | dječje sjedalo
ekspanzioni ventil | ekspanzioni ventil klime | ventil klime
navlaka volana | presvlaka volana
šina sjedišta | klizač sjedišta | nosač sjedišta | vodilica sjedišta
ručica sjedišta | poluga sjedišta
`;
