/** Words of the messages that the shop writes for a visitor, and of the actions that send them. */
export const enquiryText = {
  'action.phone': 'Pozovite odmah',
  'action.whatsapp': 'WhatsApp',
  'action.viber': 'Viber',
  'action.email': 'Pošaljite e-mail',
  'action.form': 'Kontakt obrazac',
  subject: (name: string, id: number | string) => `Upit: ${name} (šifra ${id})`,
  text: (name: string, id: number | string, address: string) =>
    `Dobar dan, zanima me ${name} (šifra ${id}).\n${address}`,
  vehicle: (vehicle: string) => `Moje vozilo: ${vehicle}`,
  chassis: (chassis: string) => `Broj šasije: ${chassis}`,
  copied: 'Tekst upita je kopiran. Zalijepite ga u Viber.',
  notCopied: 'Tekst se ne može kopirati. Upišite šifru u poruku.',
} as const;
