import {
  CONTACT_NAME_MAX,
  CONTACT_NAME_MIN,
  WANTED_DAYS,
  WANTED_TEXT_MAX,
  WANTED_TEXT_MIN,
} from '#src/domain/limits/visitors.ts';

/** Words of the form for a part that the shop does not have. */
export const wantedText = {
  action: 'Javite mi kad stigne',
  tell: 'Recite nam koji dio tražite',
  title: 'Tražim dio',
  description:
    'Nema dijela koji tražite? Napišite dio i vozilo i ostavite telefon ili e-mail. Javit ćemo vam se kad stigne.',
  lead: 'Napišite koji dio tražite i za koje vozilo. Kad stigne dio koji odgovara, javit ćemo vam se s\u00a0ponudom, bez obaveze.',
  heading: 'Šta tražite',
  sent: 'Zapisali smo šta tražite. Javit ćemo vam se kad stigne dio koji odgovara.',
  part: 'Dio',
  'part.help': 'Na primjer: lijevi far, alternator 90 A, broj s dijela.',
  vehicle: 'Vozilo',
  'vehicle.help': 'Marka, model, godina i, ako znate, motor. Na primjer: Audi A4 2008 2.0 TDI.',
  name: 'Ime',
  phone: 'Telefon',
  'phone.help': 'Dovoljan je telefon ili e-mail. Primjer: +387\u00a061\u00a0000\u00a0000',
  email: 'E-mail',
  consent: `Slažem se da se ovi podaci čuvaju ${WANTED_DAYS} dana, samo da mi javite kad stigne traženi dio.`,
  'consent.after': 'Pristanak možete povući u svakom trenutku. Više u',
  submit: 'Zapišite šta tražim',
  'contact.lead': 'Dio koji tražite nije na stranici?',

  'fault.dio.length': `Upišite koji dio tražite, od ${WANTED_TEXT_MIN} do ${WANTED_TEXT_MAX} znakova.`,
  'fault.vozilo.length': `Upišite vozilo, od ${WANTED_TEXT_MIN} do ${WANTED_TEXT_MAX} znakova.`,
  'fault.ime.length': `Upišite ime, od ${CONTACT_NAME_MIN} do ${CONTACT_NAME_MAX} slova.`,
  'fault.telefon.missing': 'Upišite telefon ili e-mail, da vam možemo javiti.',
  'fault.telefon.form': 'Telefon nije ispravan. Primjer: +387\u00a061\u00a0000\u00a0000',
  'fault.email.form': 'E-mail adresa nije ispravna. Primjer: ime@primjer.ba',
  'fault.pristanak.missing':
    'Bez vašeg pristanka podatke ne smijemo sačuvati. Označite pristanak na dnu obrasca.',
  'errors.heading': 'Nije sačuvano. Provjerite ova polja:',
} as const;
