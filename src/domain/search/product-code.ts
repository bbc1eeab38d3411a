export const PRODUCT_CODE_MARK = '@n';

export const productCodeTerm = (id: number | string): string => `${PRODUCT_CODE_MARK}${id}`;

const PRODUCT_CODE =
  /^\s*(#|(?:(?:š|s)ifra|(?:š|s)if|art(?:ikal)?|kod|broj|br|oglas|id|proizvod)(?![\p{L}\p{N}]))?[\s.:#-]*(\d{1,9})\s*$/iu;

/** `1537`, `šifra 1537`, `#1537`: the term of that product, and whether the text says that the number is a code. */
export function productCodeIn(text: string): { term: string; isNamed: boolean } | undefined {
  const [, word, number] = PRODUCT_CODE.exec(text) ?? [];
  return number === undefined
    ? undefined
    : { term: productCodeTerm(Number(number)), isNamed: word !== undefined };
}
