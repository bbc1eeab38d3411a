/** Recently viewed products on this device. */
export const recentText = {
  heading: 'Nedavno pregledano',
  clear: 'Obriši',
  /** Read aloud, without the heading beside it; begins with the visible word. */
  clearName: 'Obriši nedavno pregledano',
  cleared: 'Nedavno pregledano je obrisano.',
  undo: 'Vrati',
} as const;
