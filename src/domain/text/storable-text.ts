/** `String.prototype.toWellFormed`, which Safari lacks before 16.4: without halves of surrogate pairs. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** PostgreSQL's texts hold no zero byte and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** For texts of other sites, which nobody here can correct. */
export const toStorable = (text: string): string => toWellFormed(text.replaceAll('\0', ''));
