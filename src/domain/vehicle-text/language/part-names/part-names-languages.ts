/**
 * Swedish, Slovenian and Italian names of parts and other rare ones, as people say them who live there or near the border,
 * in the form that part-names.ts describes.
 */
export const OTHER_LANGUAGES_PARTS = `
far | strålkastare | framljus | helljus | žaromet | feral | ferali | fanale anteriore
stop svjetlo | bakljus | baklykta | baklampa | zadnja luč | zadnji feral | stražnji feral | fanale | fanale posteriore | fanalino
branik | stötfångare | kofångare | odbijač | paraurti
blatobran | stänkskärm | framskärm | blatnik | parafango
hauba | motorhuv | pokrov motorja | kofan | cofano
gepek vrata | baklucka | prtljažna vrata
retrovizor | backspegel | sidospegel | ytterspegel | vzvratno ogledalo | specchietto | specchio retrovisore | wing mirror | door mirror
hladnjak vode | kylare | vattenkylare | hladilnik | hladilnik motorja | hladilnik vode | radiatore
hladnjak klime | kondensor | hladilnik klime
kočiona pločica | bromsbelägg | bromsklossar | zavorne ploščice | zavorne obloge | pastiglie | pastiglie freno
kočioni disk | bromsskiva | bromsskivor | zavorni disk | zavorni kolut | dischi freno | disco freno
kočiona čeljust | bromsok
amortizer | stötdämpare | blažilnik | ammortizzatore | ammortizzatori
kvačilo | koppling | kopplingssats | frizione | kit frizione
anlaser | startmotor | motorino avviamento
zupčasti remen | kamrem | zobati jermen
auspuh | avgassystem | ljuddämpare | izpuh | marmita | scarico
turbina | turboaggregat
akumulator | bilbatteri | startbatteri
svjećica | kandela
volan | kormilo | guvernal | volante
patosnica | bilmattor | golvmattor | gummimattor | preproga | tappetini
kuka za vuču | dragkrok | vlečna kljuka | gancio traino
brisač | torkarblad | vindrutetorkare | brisalec | brisalci
felga | fälgar | platišče | cerchi | cerchi in lega
guma | vinterdäck | sommardäck
krovna kutija | takbox
sjedište | bilstol | sedež | sedile | sedili
`;
