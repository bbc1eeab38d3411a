/** What a seller buys or has in other ads, and the names of shops: a whole sentence about other cars. */
const OF_SELLER =
  /(?:^|[^\p{L}])(?:(?:ostal|drug)\p{L}*\s+(?:(?:moj|na[sš])\p{L}*\s+)?(?:d(?:ij)?elov|oglas|artik|ponud|proizvod)\p{L}*|otkup\p{L}*|kupuje?m\p{L}*|(?:auto\s?)?otpad\p{L}*|tag(?:s|ovi)?\s?:|klju[cč]ne\s+rije[cč]i)(?![\p{L}])/iu;

/** From here on a sentence is about something else that a seller has. */
const ALSO =
  /(?:^|[^\p{L}])(?:ima(?:m|mo)?\s+(?:i|još|jos|tako[đd]\p{L}*|ostal\p{L}*|dijelov\p{L}*|delov\p{L}*)|prodaje(?:m|mo)\s+(?:i|još|jos))(?![\p{L}])/iu;

/** From here on a sentence is about what a seller takes in exchange. */
const EXCHANGE =
  /(?:^|[^\p{L}])(?:mi?jenja(?:m|mo)|menjam|(?:ili|mo[zž]e|mogu[cć]a)\s+(?:i\s+)?zamjena)(?![\p{L}])/iu;
/** In a title it may also say which part is replaced: `zamjena za 54399880059`. */
const EXCHANGE_FOR = /(?:^|[^\p{L}])zamjena\s+za(?![\p{L}])/iu;

const ALL_PARTS = /(?:^|[^\p{L}])sv[ei]\s+d(?:ij|j)?elov\p{L}*\s+(?:za|od)(?![\p{L}])/iu;

/** The text before the first of these. */
function until(text: string, marks: readonly RegExp[]): string {
  const end = Math.min(text.length, ...marks.map((mark) => mark.exec(text)?.index ?? text.length));
  return text.slice(0, end);
}

const sentences = (line: string): string[] => line.replace(/([.!?])\s+(?=\p{Lu})/gu, '$1\n').split('\n');

/** `own`: what a text says before anything else that its seller has. It counts only where it names a vehicle. */
export type OfferText = { own: string; all: string };

/** What a line of a description says about its own part. */
export function lineOfOffer(line: string): OfferText {
  const all = sentences(line)
    .filter((sentence) => !OF_SELLER.test(sentence))
    .map((sentence) => until(sentence, [ALSO, EXCHANGE, EXCHANGE_FOR]))
    .join(' ');
  return { own: until(all, [ALL_PARTS]), all };
}

const saysAnything = (text: string): boolean => /\p{L}{3}/u.test(text);

/** A title without what its seller takes in exchange. What it begins with is the offer itself. */
export function titleOfOffer(title: string): OfferText {
  const offered = until(title, [EXCHANGE]);
  const all = saysAnything(offered) ? offered : title;
  const own = until(all, [ALSO, ALL_PARTS]);
  return { own: saysAnything(own) ? own : all, all };
}
