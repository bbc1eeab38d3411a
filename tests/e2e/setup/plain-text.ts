/** A shown text as it was entered: pages join some words by a no-break space. */
export const plainText = (shown: string) => shown.replaceAll('\u00a0', ' ').trim();
