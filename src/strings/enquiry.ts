import { VEHICLE_LABEL } from '#src/domain/vehicle/vehicle-label.ts';

/** Words of the messages that the shop writes for a visitor, and of the actions that send them. */
export const enquiryText = {
  'action.phone': 'Pozovite odmah',
  'action.whatsapp': 'WhatsApp',
  'action.viber': 'Viber',
  'action.email': 'Pošaljite e-mail',
  'action.form': 'Kontaktni obrazac',
  subject: (name: string, id: number | string) => `Upit: ${name} (šifra ${id})`,
  text: (name: string, id: number | string, address: string) =>
    `Dobar dan, zanima me ovaj proizvod: ${name} (šifra ${id}).\n${address}`,
  similarSubject: (name: string, id: number | string) => `Tražim sličan dio: ${name} (šifra ${id})`,
  similarText: (name: string, id: number | string, address: string) =>
    `Dobar dan, tražim dio sličan prodanom: ${name} (šifra ${id}).\n${address}`,
  vehicle: (vehicle: string) => VEHICLE_LABEL + vehicle,
  chassis: (chassis: string) => `Broj šasije: ${chassis}`,
  copied: 'Tekst upita je kopiran. Zalijepite ga u Viber.',
  notCopied: 'Tekst se ne može kopirati. Upišite šifru u poruku.',
} as const;

/** Subject and message about one product; about one like it where it is sold. */
export function enquiryAbout(
  { id, name, availability }: { id: number; name: string; availability: string },
  origin: string,
): { subject: string; body: string } {
  const isSold = availability === 'sold';
  const address = `${origin}/proizvod/${id}`;
  return {
    subject: isSold ? enquiryText.similarSubject(name, id) : enquiryText.subject(name, id),
    body: isSold ? enquiryText.similarText(name, id, address) : enquiryText.text(name, id, address),
  };
}
