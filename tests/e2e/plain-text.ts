/** A shown text as it was entered: pages join words of one letter to the next one by a no-break space. */
export const plainText = (shown: string) => shown.replaceAll('\u00a0', ' ').trim();
