/** Parts that this device has looked at. */
export const recentText = {
  heading: 'Nedavno pregledano',
  clear: 'Obriši',
} as const;
