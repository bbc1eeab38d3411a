import { shop } from '#src/domain/shop.ts';

/** Catalogue, contact, about, 404 and the plain shells of search, wishlist and admin. */
export const staticText = {
  'catalogue.title': 'Katalog',
  'catalogue.heading': 'Katalog po marki vozila',
  'catalogue.description':
    'Katalog auto dijelova po marki vozila: odaberite marku, model i godinu. Dostava u cijeloj Bosni i Hercegovini, plaćanje pouzećem.',
  'catalogue.lead': 'Odaberite marku, pa model i godinu svog vozila.',
  'catalogue.brands': 'Marke vozila',
  'catalogue.categories': 'Kategorije dijelova',
  'catalogue.tuning': 'Tuning oprema',
  'catalogue.tuning.text': 'Felge, ovjes, auspusi, kočnice i rasvjeta, s cijenom.',
  'catalogue.none': 'Trenutno nema dijelova',

  'contact.title': 'Kontakt',
  'contact.description': `Kontakt: telefon, WhatsApp, Viber i e-mail prodavnice ${shop.name}, ${shop.city}. Pošaljite upit, broj šasije ili sliku dijela.`,
  'contact.lead': 'Pošaljite upit, broj šasije ili sliku dijela. Odgovaramo u radno vrijeme.',
  'contact.form': 'Pošaljite poruku',
  'contact.firstName': 'Ime',
  'contact.lastName': 'Prezime',
  'contact.email': 'E-mail',
  'contact.phone': 'Telefon',
  'contact.phone.help': 'Nije obavezno. Primjer: +387 61 000 000',
  'contact.subject': 'Predmet',
  'contact.message': 'Poruka',
  'contact.message.help': 'Uz upit za dio navedite marku, model, godinu i, ako ga imate, broj šasije.',
  'contact.submit': 'Pošaljite poruku',
  'contact.required': 'Polja označena zvjezdicom (*) su obavezna.',
  'contact.privacy.before': 'Podatke koristimo samo da odgovorimo na upit. Više u',
  'contact.privacy.link': 'politici privatnosti',
  'contact.direct': 'Javite nam se direktno',
  'contact.call': 'Pozovite',
  'contact.whatsapp': 'WhatsApp',
  'contact.viber': 'Viber',
  'contact.mail': 'Pošaljite e-mail',
  'contact.address': 'Adresa',
  'contact.hours': 'Radno vrijeme',
  'contact.map': 'Gdje se nalazimo',
  'contact.map.open': 'Otvorite u OpenStreetMapu',
  'contact.map.note': 'Kartu učitavamo s OpenStreetMapa tek kada kliknete.',

  'about.title': 'O nama',
  'about.description': `${shop.name} iz Gruda: auto dijelovi i tuning oprema za cijelu Bosnu i Hercegovinu. Provjera po broju šasije, plaćanje pouzećem.`,
  'about.lead': `Prodavnica auto dijelova i tuning opreme iz Gruda. Šaljemo u cijelu Bosnu i Hercegovinu.`,
  'about.body': [
    {
      heading: 'Šta radimo',
      paragraphs: [
        `${shop.name} prodaje dijelove i tuning opremu za automobile: rasvjetu, karoseriju, unutrašnjost, kočnice, ovjes, auspuhe i felge. Dijelove vodimo po marki, modelu i godini, jer od godine proizvodnje zavisi da li dio odgovara.`,
        `Na tržištu smo više od ${shop.claims.years} godina a kod nas je do sada kupovalo više od ${shop.claims.clients} klijenata.`,
      ],
    },
    {
      heading: 'Kako provjeravamo da dio odgovara',
      paragraphs: [
        'Uz svaki dio piše za koje je vozilo i za koje godine. Ako niste sigurni, pošaljite broj šasije ili sliku starog dijela: provjeravamo prije slanja, a ne poslije.',
        'Gdje godine nisu poznate, to i piše. Tada je odgovor prodavca pouzdaniji od svake tabele.',
      ],
    },
    {
      heading: 'Kako teče kupovina',
      paragraphs: [
        'Pronađete dio, pošaljete upit ili nazovete, a mi potvrdimo dostupnost, cijenu i rok. Paket šaljemo brzom poštom i plaćate ga pouzećem, kada stigne.',
        `Dostava je besplatna u cijeloj Bosni i Hercegovini. Na proizvode dajemo garanciju ${shop.warrantyMonths} mjeseci, a u roku od ${shop.withdrawalDays} dana od prijema možete odustati od kupovine.`,
      ],
    },
    {
      heading: 'Gdje smo',
      paragraphs: [
        `${shop.company}, ${shop.postalCode} ${shop.city}, ${shop.country}. Radno vrijeme i sve načine da nas dobijete naći ćete na stranici Kontakt.`,
      ],
    },
  ],
  'about.contact': 'Kontaktirajte nas',
  'about.products': 'Pogledajte sve proizvode',

  'search.description': 'Pretraga auto dijelova, marki, modela i tuning opreme.',
  'search.inPage': 'Pretraga prodavnice',

  'wishlist.title': 'Moja lista želja',
  'wishlist.description': 'Proizvodi koje ste sačuvali na ovom uređaju.',
  'wishlist.loading': 'Učitavanje...',
  'wishlist.noScript': 'Za listu želja treba biti uključen JavaScript.',
  'wishlist.empty': 'Vaša lista želja je prazna',
  'wishlist.advice': 'Dodirnite srce na proizvodu koji želite zapamtiti. Lista ostaje na ovom uređaju.',

  'admin.title': 'Administracija',
  'admin.description': 'Administracija prodavnice.',
  'admin.noScript': 'Za administraciju treba biti uključen JavaScript.',
  'admin.loading': 'Učitavanje...',

  'missing.title': 'Stranica nije pronađena',
  'missing.quoted': 'Oops! Page not found',
  'missing.description': 'Stranica koju tražite ne postoji.',
  'missing.advice': 'Adresa je možda promijenjena ili je dio prodan. Pokušajte pretragu.',

  'error.title': 'Nešto je pošlo po zlu',
  'error.quoted': 'Something went wrong',
  'error.quotedAdvice': 'Please refresh the page to try again.',
  'error.advice': 'Osvježite stranicu i pokušajte ponovo. Ako se ponovi, javite nam se telefonom.',
  'error.refresh': 'Osvježite stranicu',
  'error.description': 'Došlo je do greške.',

  'go.home': 'Početna stranica',
  'go.catalogue': 'Otvorite katalog',
  'go.products': 'Svi proizvodi',
} as const;
