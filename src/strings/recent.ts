/** Recently viewed products on this device. */
export const recentText = {
  heading: 'Nedavno pregledano',
  clear: 'Obriši',
} as const;
