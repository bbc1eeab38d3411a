const phrase = (source: string): RegExp => new RegExp(`(^|[\\s,])(?:${source})(?=[\\s,.!?;]|$)`, 'giu');

/**
 * What people say between any two words: `golf onaj 5`, `far ba za golf`. At the end it may still become another word.
 */
const BETWEEN =
  /(^|[\s,])(?:ba|bre|bolan|bona|bogati|vala|molim(?: (?:te|vas))?|onaj|onoga?|onu|onom|ovaj|ovoga?|ovu|ovom|taj|toga?)(?=[\s,])/giu;

/**
 * `je`, `jel` and `jeli` of a spoken question, which would fold to a letter or to the short form of `električni`,
 * `kod vas`, where `kod` is not a code, and `pod hitno`, where `pod` names no place.
 */
const QUESTION =
  /(^|\s)(?:je(?:l[’']?|li)?(?=\s)|јел?и?(?=\s)|код (?:вас|нас)(?=\s|$)|kod (?:vas|nas|mene|tebe|sebe|(?:ne)?koga?|njih|njega)(?=\s|[.,?!]|$)|pod hitno(?=\s|[.,?!]|$))/giu;

const NEW = 'nov\\p{L}*';
const USED = '(?:polov|rablj|kori[šs][tćc])\\p{L}*';
const ANY_QUALITY = `(?:${NEW}|${USED}|zamj?en\\p{L}*|orig\\p{L}*|oem|neorig\\p{L}*|repar\\p{L}*|obnov\\p{L}*)`;

/** `može i polovan`, `ne mora biti original` and `i sl.` leave it open what is wanted; `kao nov` is not new. */
const OPEN = phrase(
  [
    `mo[žz]e i ${ANY_QUALITY}`,
    `ne mora (?:biti )?${ANY_QUALITY}`,
    `${NEW} ili ${USED}|${USED} ili ${NEW}`,
    `kao? ${NEW}`,
    '(?:i|ili) sl\\.?',
  ].join('|'),
);

/** In these, words of parts and their qualities mean something else: `zadnja cijena`, `u super stanju`. */
const PRICE_AND_STATE = phrase(
  [
    'po \\p{L}+ c(?:ij)?eni',
    '(?:koja|kolika) je (?:\\p{L}+a )?c(?:ij)?ena',
    '(?:zadnja|krajnja|fiksna|koja|dobra|najbolja) c(?:ij)?ena',
    '(?:za )?(?:male|sitne|malo) (?:pare|para|novce|novca)|kol(?:i)?ko para',
    'u \\p{L}+ stanju|(?:top|super) stanje|(?:stanje|c(?:ij)?ena) nije bitn[ao]',
    'svejedno (?:mi )?je',
    '(?:puno|mnogo|veliko|velika) hvala|hvala (?:vam )?(?:puno|mnogo)',
  ].join('|'),
);

/** In German and English. */
const ABROAD = phrase(
  [
    'auf lager|noch da|guten (?:tag|morgen|abend)|gr(?:ü|ue)(?:ß|ss) gott|(?:vielen|besten) dank|(?:danke )?im voraus',
    'nach (?:deutschland|[öo]sterreich|bosnien)|mit versand|was kostet(?: das)?|(?:liebe|sch[öo]ne) gr(?:ü|ue)(?:ß|ss)e',
    'looking for|how much(?: is)?|do you have|i need|thank you|best price|for sale|in stock|for my(?: car)?',
  ].join('|'),
);

export const withoutQuestion = (text: string): string =>
  [OPEN, PRICE_AND_STATE, ABROAD, BETWEEN, QUESTION].reduce((rest, said) => rest.replace(said, '$1'), text);
