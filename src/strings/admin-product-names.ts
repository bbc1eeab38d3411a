export const productText = { copySuffix: ' (kopija)' } as const;
