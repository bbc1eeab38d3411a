const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const INCHES = list('12 13 14 15 16 17 18 19 20 21 22 23');
/** Studs of a wheel and the diameter in millimetres that they stand on. */
export const BOLT_PATTERNS = list(`
3x112 4x98 4x100 4x108 4x114.3 5x98 5x100 5x105 5x108 5x110 5x112 5x114.3 5x115 5x118 5x120 5x127 5x130 5x139.7 5x160
5x165.1 6x114.3 6x125 6x127 6x130 6x139.7 6x170 6x180
`);
const SOCKETS = list(`
h1 h3 h4 h7 h8 h9 h10 h11 h13 h15 h16 h18 h21 hb3 hb4 hir2 d1s d1r d2s d2r d3s d3r d4s d4r d5s d8s w3w w5w w16w w21w p21w
py21w p21 r5w r10w c5w t4w t10 t20 ba9s ba15s bay15d
`);
const OIL_GRADES = list(
  '0w16 0w20 0w30 0w40 5w20 5w30 5w40 5w50 10w30 10w40 10w60 15w40 20w50 75w80 75w85 75w90 80w90 85w90',
);

const GROUPS = [INCHES, BOLT_PATTERNS, SOCKETS, OIL_GRADES];

/**
 * The other sizes of the same kind, which contradict one: a rim of 16 inches is not one of 17. Empty for other texts.
 */
export const otherSizes = (size: string): readonly string[] =>
  GROUPS.find((group) => group.includes(size))?.filter((other) => other !== size) ?? [];

export const isWheelInches = (text: string): boolean => INCHES.includes(text);

const INCH_WORD = /^(?:ic[ae]?|col[aeiu]?|col[ao]v\w*|inch\w*|inca?|zol\w*)$/;
/** Of a folded word after a number: `cola`, `inča`. */
export const isInches = (text: string): boolean => INCH_WORD.test(text);

const SOCKET_NAMES = new Set(SOCKETS);
const GRADE_NAMES = new Set(OIL_GRADES);

export const isBulbSocket = (text: string): boolean => SOCKET_NAMES.has(text);
export const isOilGrade = (text: string): boolean => GRADE_NAMES.has(text);

/** `60` → `600`; undefined for what is not a length in centimetres. */
export const millimetres = (centimetres: string): string | undefined =>
  /^\d{1,3}(?:\.\d)?$/.test(centimetres) ? String(Math.round(Number(centimetres) * 10)) : undefined;

const LENGTH = /(?:^|[^\d.,])(\d{1,4}(?:[.,]\d)?) ?([cm]m)(?![\p{L}\p{N}])/gu;

/** Words for the lengths in a folded text, as `600` and `mm`: names of parts have them in either unit. */
export const lengthsIn = (text: string): string[] =>
  Array.from(text.matchAll(LENGTH)).flatMap(([, number = '', unit]) => {
    const length = unit === 'cm' ? millimetres(number.replace(',', '.')) : number;
    return length === undefined ? [] : [length, 'mm'];
  });
