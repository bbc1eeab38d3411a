import { countedMinutes } from './counted-nouns.ts';
import {
  CHASSIS_NUMBER_LENGTH,
  CONTACT_MESSAGE_MAX,
  CONTACT_MESSAGE_MIN,
  CONTACT_NAME_MAX,
  CONTACT_NAME_MIN,
  CONTACT_SUBJECT_MAX,
  ENQUIRY_FILE_BYTES_MAX,
  ENQUIRY_PICTURES_MAX,
} from '#src/domain/limits/visitors.ts';

/** Words of the contact form, the same from the server and in the browser. */
export const contactText = {
  sent: 'Poruka je uspješno poslana. Javit ćemo vam se uskoro.',
  failed: 'Došlo je do greške prilikom slanja poruke. Molimo pokušajte ponovo.',
  sending: 'Šalje se...',
  'errors.heading': 'Poruka nije poslana. Provjerite ova polja:',
  'elsewhere.heading': 'Vaš tekst je sačuvan u obrascu. Možete ga poslati i ovako:',
  'elsewhere.whatsapp': 'Pošaljite WhatsAppom',
  'elsewhere.email': 'Pošaljite e-mailom',
  'kept.restored': 'Vratili smo tekst koji niste poslali.',
  'trap.filled': 'Poruka nije primljena. Pozovite nas ili nam pišite e-mailom.',
  'trap.label': 'Ovo polje ostavite prazno',
  'trap.fast': 'Poruka je poslana prebrzo. Pričekajte trenutak i pokušajte ponovo.',
  'throttle.wait': (minutes: number) =>
    `Poslali ste više poruka u kratkom vremenu. Pokušajte ponovo za ${countedMinutes(minutes)} ili nas pozovite.`,

  'fault.ime.missing': 'Upišite ime.',
  'fault.ime.length': `Ime treba imati od ${CONTACT_NAME_MIN} do ${CONTACT_NAME_MAX} slova.`,
  'fault.prezime.missing': 'Upišite prezime.',
  'fault.prezime.length': `Prezime treba imati od ${CONTACT_NAME_MIN} do ${CONTACT_NAME_MAX} slova.`,
  'fault.email.missing': 'Upišite e-mail adresu.',
  'fault.email.form': 'E-mail adresa nije ispravna. Primjer: ime@primjer.ba',
  'fault.telefon.form': 'Telefon nije ispravan. Primjer: +387\u00a061\u00a0000\u00a0000',
  'fault.predmet.missing': 'Upišite predmet poruke.',
  'fault.predmet.length': `Predmet može imati najviše ${CONTACT_SUBJECT_MAX} znakova.`,
  'fault.poruka.missing': 'Upišite poruku.',
  'fault.poruka.short': `Poruka treba imati najmanje ${CONTACT_MESSAGE_MIN} znakova.`,
  'fault.poruka.length': `Poruka može imati najviše ${CONTACT_MESSAGE_MAX} znakova.`,

  'fault.slike.type': 'ovo nije slika. Dodajte fotografiju (JPG, PNG, WebP).',
  'fault.slike.unreadable': 'slika se ne može otvoriti. Sačuvajte je kao JPG i dodajte ponovo.',
  'fault.slike.lost': 'slike više nema na uređaju. Dodajte je ponovo.',
  'fault.slike.heavy': `slika je prevelika, najviše ${ENQUIRY_FILE_BYTES_MAX / 1024 / 1024} MB. Dodajte manju.`,
  'fault.slike.many': `Najviše ${ENQUIRY_PICTURES_MAX} slike. Uklonite neku pa dodajte drugu.`,
  'fault.slike.left': (names: string) => `Najviše ${ENQUIRY_PICTURES_MAX} slike; nije dodano: ${names}.`,
  'fault.slike.one': (name: string, fault: string) => `${name}: ${fault}`,
  'fault.slike.large': 'Slike su prevelike. Dodajte manje slika ili ih pošaljite WhatsAppom.',
  'fault.slike.full':
    'Slike trenutno ne možemo primiti. Pošaljite poruku bez njih, a slike WhatsAppom ili Viberom.',
  'fault.slike.unsent': 'Slike nisu poslane jer se stranica još učitavala. Dodajte ih ponovo.',

  'pictures.label': 'Slike dijela',
  'pictures.help': `Nije obavezno, do ${ENQUIRY_PICTURES_MAX} slike. Najviše pomažu slike cijelog dijela i naljepnice s brojem. Vidi ih samo prodavac.`,
  'pictures.add': 'Dodajte slike',
  'pictures.preparing': 'Priprema se…',
  'pictures.one': (number: number, name: string) => `Slika ${number}: ${name}`,
  'pictures.remove': (number: number, name: string) => `Ukloni sliku ${number}: ${name}`,
  'pictures.elsewhere': 'Slike ćete tamo dodati ponovo.',

  'chassis.heading': 'Niste sigurni? Pošaljite broj šasije',
  'chassis.label': 'Broj šasije (VIN)',
  'chassis.help': `${CHASSIS_NUMBER_LENGTH} znakova, bez slova I, O i Q. U saobraćajnoj dozvoli je to polje E.`,
  'chassis.count': (count: number) => `${count} / ${CHASSIS_NUMBER_LENGTH}`,
  'chassis.letters': 'Broj šasije nema slova I, O i Q. Provjerite jesu li to brojevi 1 i 0.',
  'chassis.added': 'Broj šasije je dodan u poruku.',
  'chassis.hint': (manufacturer: string, year: number | undefined) =>
    `Po broju: ${manufacturer}${year === undefined ? '' : `, vjerovatno model ${year}. godine`}. Ovo je samo pomoć; provjeravamo mi.`,
  'product.label': 'Pitate za',

  'prefill.wanted': (wanted: string) => `Tražim: ${wanted}`,
  'prefill.wantedMessage': (wanted: string) => `Dobar dan, tražim: ${wanted}.\n`,

  'mail.subject': (subject: string) => `Upit s web stranice: ${subject}`,
  'mail.name': 'Ime i prezime',
  'mail.email': 'E-mail',
  'mail.phone': 'Telefon',
  'mail.number': 'Broj poruke',
  'mail.pictures': 'Slike u administraciji',

  'map.show': 'Prikaži kartu',
  'map.title': 'Karta: gdje se nalazimo',
} as const;
