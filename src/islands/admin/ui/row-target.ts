/** On a phone the whole row is what a thumb hits, not the line of its name; the row is `relative`. */
export const ROW_TARGET = 'max-lg:after:absolute max-lg:after:inset-0';
