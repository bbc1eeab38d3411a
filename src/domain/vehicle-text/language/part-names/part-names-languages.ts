/**
 * Swedish, Slovenian and Italian names of parts, as people say them who live there or near the border, in the form that
 * part-names.ts describes.
 */
export const OTHER_LANGUAGES_PARTS = `
far | strålkastare | framljus | helljus | žaromet | feral | ferali
stop svjetlo | bakljus | baklykta | baklampa | zadnja luč | zadnji feral | stražnji feral
branik | stötfångare | kofångare | odbijač | paraurti
blatobran | stänkskärm | framskärm | blatnik | parafango
hauba | motorhuv | pokrov motorja | kofan
gepek vrata | baklucka | prtljažna vrata
retrovizor | backspegel | sidospegel | ytterspegel | vzvratno ogledalo
hladnjak vode | kylare | vattenkylare | hladilnik | hladilnik motorja | hladilnik vode
hladnjak klime | kondensor | hladilnik klime
kočiona pločica | bromsbelägg | bromsklossar | zavorne ploščice | zavorne obloge
kočioni disk | bromsskiva | bromsskivor | zavorni disk | zavorni kolut
kočiona čeljust | bromsok
amortizer | stötdämpare | blažilnik
kvačilo | koppling | kopplingssats
anlaser | startmotor
zupčasti remen | kamrem | zobati jermen
auspuh | avgassystem | ljuddämpare | izpuh | marmita
turbina | turboaggregat
akumulator | bilbatteri | startbatteri
svjećica | kandela
volan | kormilo
patosnica | bilmattor | golvmattor | gummimattor | preproga
kuka za vuču | dragkrok | vlečna kljuka
brisač | torkarblad | vindrutetorkare | brisalec | brisalci
felga | fälgar | platišče
guma | vinterdäck | sommardäck
krovna kutija | takbox
sjedište | bilstol | sedež
`;
