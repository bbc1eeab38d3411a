export const OWN_NUMBER_MARK = '@n';

/** The shop's own number of a product. */
export const ownNumberTerm = (id: number | string): string => `${OWN_NUMBER_MARK}${id}`;

const OWN_NUMBER =
  /^\s*(#|(?:(?:š|s)ifra|(?:š|s)if|art(?:ikal)?|kod|broj|br|oglas|id|proizvod)(?![\p{L}\p{N}]))?[\s.:#-]*(\d{1,9})\s*$/iu;

/** `1537`, `šifra 1537`, `#1537`: the term of that product, and whether the text says what number it is. */
export function ownNumberIn(text: string): { term: string; isNamed: boolean } | undefined {
  const [, word, number] = OWN_NUMBER.exec(text) ?? [];
  return number === undefined
    ? undefined
    : { term: ownNumberTerm(Number(number)), isNamed: word !== undefined };
}
