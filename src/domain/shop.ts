/**
 * The one shop configuration: address, hours, promises. Values that the owner has not given are null and are not
 * shown; a production build warns while placeholders remain (DECISIONS U28).
 */
export type DayHours = { opens: string; closes: string } | null;

export const shop = {
  name: 'Premium Parts',
  company: 'Premium Parts d.o.o.',
  city: 'Grude',
  postalCode: '88340',
  country: 'Bosna i Hercegovina',
  countryCode: 'BA',
  /** The middle of the town, for the map; the owner has not given the shop's own location. */
  place: { latitude: 43.3725, longitude: 17.4142 },
  /** E.164; placeholder until the owner gives the real one. */
  phone: '+38739000000',
  phoneShown: '+387 39 000 000',
  email: 'info@primjer.ba',
  whatsapp: '38739000000' as string | null,
  viber: '+38739000000' as string | null,
  facebook: null as string | null,
  instagram: null as string | null,
  designer: null as { name: string; url: string } | null,
  agency: null as { name: string; url: string } | null,
  registrationNumber: null as string | null,
  /** Monday first. */
  openingHours: [
    { opens: '08:00', closes: '16:00' },
    { opens: '08:00', closes: '16:00' },
    { opens: '08:00', closes: '16:00' },
    { opens: '08:00', closes: '16:00' },
    { opens: '08:00', closes: '16:00' },
    { opens: '08:30', closes: '12:00' },
    null,
  ] satisfies DayHours[],
  deliveryDays: { from: 1, to: 3 },
  withdrawalDays: 14,
  complaintDays: 8,
  refundWorkingDays: 7,
  warrantyMonths: 12,
  /** Visited pages can be read without a network. False removes this from every browser at its next visit. */
  offline: true as boolean,
  claims: {
    deliveryDays: '2-3',
    support: '8:00–18:00',
    years: 10,
    clients: 5000,
    brands: 15,
    products: 1000,
  },
  placeholders: ['phone', 'email', 'registrationNumber'],
} as const;
