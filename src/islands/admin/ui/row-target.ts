/** On a phone the link's target is the whole row, not only the line of its name; the row is `relative`. */
export const ROW_TARGET = 'max-lg:after:absolute max-lg:after:inset-0';
