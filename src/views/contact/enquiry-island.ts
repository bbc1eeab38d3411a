/** The attributes of an element whose prepared messages get the visitor's own car at the first touch. */
export const ENQUIRY_ISLAND = {
  'data-island': 'enquiry',
  'data-island-hold': "a:not([data-contact='phone'])",
} as const;
