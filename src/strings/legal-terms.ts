import { type LegalPage, legalText } from './legal.ts';

export const termsPage: LegalPage = {
  title: 'Opći uslovi kupovine',
  description:
    'Opći uslovi kupovine u prodavnici {prodavnica}: naručivanje, plaćanje pouzećem, dostava, cijene, odustanak i reklamacije.',
  path: '/opci-uslovi',
  setting: 'terms',
  lead: 'Pravila po kojima kupujete kod nas: od upita do prijema paketa, i šta kada nešto nije u redu.',
  sections: [
    {
      id: 'prodavac',
      heading: '1. Podaci o prodavcu',
      paragraphs: ['Prodavac je privredno društvo:'],
      list: [
        'Naziv: {firma}',
        'Sjedište: {adresa}',
        'Identifikacioni broj: {id-broj}',
        'Telefon: {telefon}',
        'E-mail: {email}',
      ],
      after: ['U ovim uslovima „mi“ i „prodavac“ znače to društvo, a „kupac“ osobu koja kod nas naručuje.'],
    },
    {
      id: 'narucivanje',
      heading: '2. Naručivanje',
      paragraphs: [
        'Narudžba nastaje upitom: putem obrasca na stranici Kontakt, telefonom, porukom u aplikaciji WhatsApp ili Viber, ili e-mailom. Prikaz proizvoda na stranici poziv je na upit, a ne obavezujuća ponuda.',
        'Prije potvrde narudžbe kupcu saopćavamo:',
      ],
      list: [
        'naziv i glavne osobine dijela te vozila i godine kojima odgovara,',
        'stanje i dostupnost,',
        'ukupnu cijenu sa svim troškovima,',
        'način plaćanja, način i rok dostave,',
        'uslove odustanka, reklamacije i garancije,',
        'koliko dugo ponuda vrijedi.',
      ],
      after: [
        'Ugovor je sklopljen kada kupac prihvati tako saopćenu ponudu. Potvrdu šaljemo porukom ili e-mailom, na kanal kojim je upit stigao.',
        'Prije slanja možemo zatražiti broj šasije ili sliku starog dijela. To služi samo provjeri da dio odgovara vozilu.',
      ],
    },
    {
      id: 'cijene',
      heading: '3. Cijene',
      paragraphs: [
        'Cijene su u konvertibilnim markama (KM) i sadrže PDV. Vrijedi cijena koja je potvrđena u trenutku narudžbe.',
        'Uz proizvode bez istaknute cijene stoji „Cijena na upit“. Njihovu cijenu, sa svim troškovima, kupac dobija u pisanom obliku prije nego što potvrdi narudžbu.',
      ],
    },
    {
      id: 'placanje',
      heading: '4. Plaćanje',
      paragraphs: [
        'Plaća se pouzećem: gotovinom kuriru, pri preuzimanju paketa. Plaćanje unaprijed ne tražimo i ne prikupljamo podatke o karticama.',
        'Uz pošiljku ide račun. Sačuvajte ga: olakšava reklamaciju i ostvarivanje garancije.',
      ],
    },
    {
      id: 'dostava',
      heading: '5. Dostava',
      paragraphs: [
        'Dostavljamo brzom poštom na području cijele Bosne i Hercegovine. Rok dostave je {dostava} od potvrde narudžbe. Dostava je besplatna.',
        'Ako se rok produži, na primjer zato što dio dolazi po narudžbi, kupca obavještavamo prije slanja i on može odustati bez troškova.',
        'Pregledajte paket pred kurirom. Vidljivo oštećenje prijavite odmah kuriru i nama, po mogućnosti sa slikom.',
      ],
    },
    {
      id: 'odustanak',
      heading: '6. Odustanak od ugovora',
      paragraphs: [
        'Kupac potrošač može odustati od ugovora u roku od {odustanak} dana od prijema robe, bez navođenja razloga. Dovoljno je da nam to u tom roku javi pisanim putem.',
        'Novac vraćamo u roku od {rok-povrata} nakon što vraćena roba stigne. Troškove povrata snosi kupac, osim kada je greška naša.',
        legalText.statutory,
        'Postupak je opisan u Politici povrata i reklamacija.',
      ],
    },
    {
      id: 'reklamacije',
      heading: '7. Reklamacije i garancija',
      paragraphs: [
        'Reklamaciju na vidljive nedostatke, pogrešan ili nepotpun sadržaj prijavite u roku od {reklamacija} dana od prijema.',
        'Garancija na proizvode traje {garancija} mjeseci, ako uz proizvod nije navedeno drugačije. Garancija ne isključuje odgovornost za nedostatke.',
        legalText.statutory,
      ],
    },
    {
      id: 'podaci',
      heading: '8. Zaštita podataka',
      paragraphs: [
        'Podatke iz upita i narudžbe koristimo samo da odgovorimo, pošaljemo robu i ispunimo zakonske obaveze. Sve pojedinosti su u Politici privatnosti.',
      ],
    },
    {
      id: 'zavrsno',
      heading: '9. Završne odredbe',
      paragraphs: [
        'Nastojimo da podaci o proizvodima budu tačni. Ako se ipak potkrade greška u opisu, cijeni ili dostupnosti, kupca obavještavamo prije slanja, a on tada slobodno odlučuje da li i dalje želi narudžbu.',
        'Na ove uslove i ugovore primjenjuje se pravo Bosne i Hercegovine. Sporove nastojimo riješiti dogovorom; ako to ne uspije, nadležan je sud određen zakonom. Kupac se može obratiti i instituciji nadležnoj za zaštitu potrošača.',
        'Uslove možemo mijenjati. Na narudžbu se primjenjuju uslovi koji su vrijedili kada je potvrđena.',
      ],
    },
  ],
};
