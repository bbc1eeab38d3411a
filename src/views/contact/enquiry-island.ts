/** Attributes of an element to whose prepared messages the island adds the visitor's own car. */
export const ENQUIRY_ISLAND = {
  'data-island': 'enquiry',
  'data-island-hold': "a:not([data-contact='phone'])",
} as const;
