import { mailtoLink } from '#src/domain/contact/mailto-link.ts';
import { wholeShop } from '#src/domain/shop/shop.ts';
import { type LegalPage, legalText, legalValues } from './legal.ts';

/** What a buyer fills in, on the printed page and in the e-mail. */
const WITHDRAWAL_FIELDS = [
  'Naziv i šifra dijela',
  'Datum prijema',
  'Ime i prezime',
  'Adresa',
  'Telefon ili e-mail',
  'Račun na koji vraćamo novac',
  'Datum',
] as const;
const WITHDRAWAL = 'Izjavljujem da odustajem od kupovine ovog dijela:';

/** Begins an e-mail to the shop with the form for a withdrawal. */
export function withdrawalMail(): string {
  const { firma, adresa } = legalValues();
  const lines = [
    `Prima: ${firma}, ${adresa}`,
    '',
    WITHDRAWAL,
    ...WITHDRAWAL_FIELDS.map((field) => `${field}: `),
  ];
  return mailtoLink(wholeShop().email, legalText['withdrawal.subject'], lines.join('\n'));
}

export const returnsPage: LegalPage = {
  title: 'Politika povrata i reklamacija',
  description:
    'Povrat u roku od {odustanak} dana, reklamacija u roku od {reklamacija} dana, garancija {garancija} mjeseci. Kako vratiti ili reklamirati dio.',
  path: '/politika-povrata',
  setting: 'returns',
  lead: 'Kako odustati od kupovine, kako prijaviti da nešto nije u redu i kada dobijate novac nazad.',
  sections: [
    {
      id: 'odustanak',
      heading: '1. Odustanak u roku od {odustanak} dana',
      paragraphs: [
        'Od kupovine možete odustati u roku od {odustanak} dana od prijema robe, bez navođenja razloga.',
        legalText.statutory,
      ],
      list: [
        'Javite nam odluku na {email}, putem obrasca za kontakt ili porukom. Navedite ime, dio i datum prijema.',
        'Dio vratite kompletan i neoštećen, po mogućnosti u originalnoj ambalaži.',
        'Dio smijete pregledati i isprobati koliko je potrebno da utvrdite šta ste dobili. Za umanjenje vrijednosti zbog ugradnje ili upotrebe preko toga odgovara kupac.',
      ],
      after: [
        'Pravo na odustanak ne postoji za dijelove koji su na zahtjev kupca posebno izrađeni ili prilagođeni.',
      ],
    },
    {
      id: 'troskovi',
      heading: '2. Troškovi povrata',
      paragraphs: [
        'Troškove slanja nazad snosi kupac. Ako smo pogriješili mi, na primjer poslali pogrešan, neispravan ili oštećen dio, troškove u cijelosti snosimo mi.',
      ],
    },
    {
      id: 'novac',
      heading: '3. Povrat novca',
      paragraphs: [
        'Plaćeni iznos vraćamo u roku od {rok-povrata} nakon što vraćena roba stigne, na račun koji navedete ili na drugi dogovoreni način. Umjesto povrata novca možete tražiti zamjenu za drugi dio.',
        legalText.statutory,
      ],
    },
    {
      id: 'reklamacija',
      heading: '4. Reklamacija u roku od {reklamacija} dana',
      paragraphs: [
        'Vidljive nedostatke, oštećenje u dostavi, pogrešan ili nepotpun sadržaj prijavite u roku od {reklamacija} dana od prijema. Da bismo brzo riješili reklamaciju, pošaljite:',
      ],
      list: [
        'ime i datum prijema, ili broj računa,',
        'opis nedostatka,',
        'jednu ili više slika dijela i ambalaže.',
      ],
      after: [
        'Ako je reklamacija opravdana, po vašem izboru popravljamo ili zamjenjujemo dio, umanjujemo cijenu ili vraćamo novac.',
        `Skrivene nedostatke prijavite čim ih otkrijete. ${legalText.statutory}`,
      ],
    },
    {
      id: 'garancija',
      heading: '5. Garancija {garancija} mjeseci',
      paragraphs: [
        'Na proizvode dajemo garanciju od {garancija} mjeseci, računajući od prijema, ako uz proizvod nije navedeno drugačije. Garancija ne isključuje odgovornost za nedostatke.',
        'Garancija ne pokriva oštećenja zbog nepravilne ugradnje ili nezgode ni uobičajeno trošenje. Preporučujemo ugradnju u ovlaštenom servisu i čuvanje računa za ugradnju.',
      ],
    },
    {
      id: 'adresa',
      heading: '6. Kome slati',
      paragraphs: [
        'Pošiljke šaljite na: {firma}, {adresa}. Prije slanja nas nazovite na {telefon} ili pišite na {email}, da dogovorimo najjeftiniji način i da pošiljka ne čeka.',
      ],
    },
    {
      id: 'obrazac',
      heading: '7. Obrazac za odustanak',
      paragraphs: [
        'Odustanak možete javiti i ovim obrascem, koji nije obavezan. Pošaljite ga e-mailom ili odštampajte ovu stranicu, popunite obrazac i potpišite ga.',
        'Prima: {firma}, {adresa}, {email}',
        WITHDRAWAL,
      ],
      list: [...WITHDRAWAL_FIELDS, 'Potpis, samo na papiru'].map((field) => `${field}: ____________________`),
      button: 'withdrawal',
    },
  ],
};
