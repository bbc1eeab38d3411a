import { KNOWN_PLACE_DAYS } from '#src/domain/limits/admin.ts';
import { RECENT_KEPT } from '#src/domain/limits/pages.ts';
import { RECENT_SEARCHES_MAX, SEARCH_MISS_DAYS } from '#src/domain/limits/search.ts';
import { MESSAGE_MONTHS, WANTED_DAYS } from '#src/domain/limits/visitors.ts';
import type { LegalPage } from './legal.ts';

export const privacyPage: LegalPage = {
  title: 'Politika privatnosti',
  description:
    'Koje podatke {prodavnica} prikuplja, zašto, koliko dugo ih čuva i koja prava imate. Bez praćenja i reklamnih kolačića.',
  path: '/politika-privatnosti',
  setting: 'privacy',
  lead: 'Ukratko: uzimamo samo ono što nam sami pošaljete, koristimo to da vam odgovorimo i ne pratimo vas po internetu.',
  sections: [
    {
      id: 'voditelj',
      heading: '1. Ko je odgovoran za podatke',
      paragraphs: [
        'Kontrolor podataka je {firma}, {adresa}. Za sva pitanja o podacima pišite na {email} ili pozovite {telefon}.',
        'Podatke obrađujemo u skladu sa Zakonom o zaštiti ličnih podataka Bosne i Hercegovine („Službeni glasnik BiH“, broj 12/25).',
      ],
    },
    {
      id: 'koji',
      heading: '2. Koje podatke obrađujemo i zašto',
      paragraphs: ['Obrađujemo samo sljedeće podatke:'],
      list: [
        'Upit putem obrasca, telefona, poruke ili e-maila: ime i prezime, e-mail adresa, telefon ako ga navedete, predmet i sadržaj poruke, i slike dijela ako ih priložite obrascu. Iz slika se pri prijemu brišu mjesto, vrijeme i uređaj snimanja, a vidi ih samo prodavac. Svrha: odgovor na upit i priprema ponude. Osnov: radnje prije sklapanja ugovora na vaš zahtjev.',
        'Traženi dio: dio i vozilo koje tražite, ime i telefon ili e-mail. Svrha: da vam javimo kad stigne dio koji odgovara. Osnov: vaš pristanak, koji možete povući u svakom trenutku.',
        'Narudžba: ime i prezime, adresa dostave, telefon, naručeni dijelovi i, ako je potreban za provjeru, broj šasije. Svrha: isporuka, naplata i reklamacije. Osnov: izvršenje ugovora.',
        'Račun i knjigovodstvo: podaci koje traže porezni propisi. Osnov: zakonska obaveza.',
        'Tekst pretrage koja nije našla ništa, bez podatka o tome ko je tražio; brojeve telefona, e-mail adrese i slično ne zapisujemo. Svrha: da saznamo koji dijelovi nedostaju. Osnov: legitimni interes.',
        'Tehnički zapisi servera: IP adresa, vrijeme i tražena stranica. Svrha: sigurnost i zaštita od zloupotrebe, na primjer ograničenje broja poslanih poruka. Osnov: legitimni interes.',
      ],
      after: [
        'Podatke ne koristimo za profilisanje niti za automatsko odlučivanje, ne prodajemo ih i ne šaljemo reklame bez vašeg pristanka.',
      ],
    },
    {
      id: 'koliko',
      heading: '3. Koliko dugo ih čuvamo',
      paragraphs: ['Podatke čuvamo samo dok postoji razlog zbog kojeg smo ih uzeli:'],
      list: [
        `poruke i upite, zajedno sa slikama koje ste priložili: ${MESSAGE_MONTHS} mjeseci od prijema, ili kraće ako to zatražite,`,
        `traženi dio: ${WANTED_DAYS} dana od upisa, ili kraće ako to zatražite,`,
        `tekst pretrage bez rezultata: ${SEARCH_MISS_DAYS} dana od posljednje takve pretrage,`,
        'podatke o narudžbi: dok traju garancija i rokovi za reklamaciju,',
        'račune: koliko propisuju porezni i knjigovodstveni propisi,',
        'tehničke zapise: najduže 30 dana.',
      ],
    },
    {
      id: 'kome',
      heading: '4. Kome ih dajemo',
      paragraphs: ['Podatke dobijaju samo oni bez kojih ne možemo obaviti posao:'],
      list: [
        'dostavna služba: ime, adresa i telefon za isporuku,',
        'pružaoci usluga na kojima rade ova stranica i naša e-mail pošta, po ugovoru i samo po našem nalogu; ako su izvan Bosne i Hercegovine, uz zakonom propisane garancije za prenos,',
        'knjigovodstvo i nadležni organi, kada to propis traži.',
      ],
      after: [
        'Kada nam pišete putem aplikacija WhatsApp ili Viber, vrijede i pravila privatnosti tih usluga.',
      ],
    },
    {
      id: 'uredaj',
      heading: '5. Šta ostaje na vašem uređaju',
      paragraphs: [
        'Ova stranica ne postavlja kolačiće za praćenje i ne učitava sadržaj s drugih stranica prije nego što sami kliknete (na primjer na kartu). Da bi radila, u memoriju vašeg preglednika zapisuje samo:',
      ],
      list: [
        'premium-parts-wishlist: proizvodi na vašoj listi želja,',
        'premium-parts-vehicles: vozila koja ste odabrali,',
        'kopije stranica i slika koje ste otvorili, da ih možete čitati i bez mreže,',
        `premium-parts-recent: posljednjih ${RECENT_KEPT} proizvoda koje ste otvorili,`,
        `premium-parts-recent-searches: vaših posljednjih ${RECENT_SEARCHES_MAX} pretraga,`,
        'premium-parts-search-view: da li rezultate pretrage gledate kao mrežu ili kao listu,',
        'dok ne zatvorite karticu preglednika: poruku i traženi dio koje niste poslali (premium-parts-contact-draft, premium-parts-wanted-draft), broj šasije koji ste upisali (premium-parts-chassis), posljednji odabir vozila (premium-parts-hand-over) i oznaku da je stranica ponovo učitana poslije greške (premium-parts-reloaded).',
      ],
      after: [
        'Te podatke ne čuvamo kod nas. Stranica nam šalje samo šifre proizvoda i vozilo kad učitava proizvode s vaše liste i dijelove za to vozilo, i ono što sami pošaljete u upitu. Sve ih brišete dugmetom ispod ili brisanjem podataka preglednika.',
        `Kolačiće dobija samo prodavac, pri prijavi u administraciju: jedan čuva prijavu, a drugi ${KNOWN_PLACE_DAYS} dana pamti da je uređaj poznat.`,
      ],
      button: 'forget',
    },
    {
      id: 'prava',
      heading: '6. Vaša prava',
      paragraphs: ['U svakom trenutku, bez naknade, imate pravo:'],
      list: [
        'saznati koje podatke o vama imamo i dobiti njihovu kopiju,',
        'tražiti ispravku netačnih podataka,',
        'tražiti brisanje ili ograničenje obrade,',
        'prigovoriti obradi koja se zasniva na legitimnom interesu,',
        'dobiti podatke koje ste nam dali u obliku pogodnom za prenos,',
        'povući pristanak, ako ste ga dali.',
      ],
      after: [
        'Odgovaramo najkasnije u roku od 30 dana. Možemo vas zamoliti da potvrdite identitet, da podatke ne bismo dali pogrešnoj osobi.',
        'Ako smatrate da vaše podatke ne obrađujemo kako treba, možete se obratiti Agenciji za zaštitu ličnih podataka u Bosni i Hercegovini (AZLP), Sarajevo, azlp.ba.',
      ],
    },
    {
      id: 'sigurnost',
      heading: '7. Sigurnost i izmjene',
      paragraphs: [
        'Veza sa stranicom je šifrovana, a pristup porukama ima samo osoba koja na njih odgovara.',
        'Ako se pravila promijene, nova verzija stoji na ovoj stranici prije nego što počne vrijediti.',
      ],
    },
  ],
};
