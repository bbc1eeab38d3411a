/** Invisible marks of the writing direction in pasted text: they also reverse the sentence that quotes the query. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A search as typed or pasted, trimmed. */
export const typedQuery = (text: string): string => text.replace(DIRECTION_MARKS, '').trim();
