/** What `String.prototype.toWellFormed` does, which Safari has from 16.4 on: no half of a surrogate pair is left. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** PostgreSQL's texts hold no zero byte and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** For texts of other sites, where nobody could correct them. */
export const toStorable = (text: string): string => toWellFormed(text.replaceAll('\0', ''));
