/** PostgreSQL's texts hold no zero byte and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** For texts of other sites, where nobody could correct them. */
export const toStorable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
