/** Words of the page frame: header, footer and help section. */
export const frameText = {
  skip: 'Preskoči na sadržaj',
  skipToList: 'Preskoči na dijelove',
  'wordmark.home': (name: string) => `${name}, početna`,

  'nav.label': 'Glavna navigacija',
  'nav.menu': 'Meni',
  'nav.home': 'Početna',
  'nav.catalogue': 'Katalog',
  'nav.products': 'Svi proizvodi',
  'nav.contact': 'Kontakt',
  'nav.about': 'O nama',

  'search.label': 'Pretraga',
  'search.placeholder': 'Unesite proizvod ili kategoriju...',
  'search.submit': 'Pretraži',

  'vehicle.label': 'Moje vozilo',
  'vehicle.choose': 'Odaberite vozilo',

  'call.label': (phone: string) => `Pozovite ${phone}`,
  'wishlist.label': 'Moja lista želja',

  'help.title': 'Niste sigurni koji dio vam treba?',
  'help.text':
    'Pošaljite broj šasije ili sliku dijela. Prije narudžbe provjeravamo da li odgovara, a plaćate pouzećem.',
  'help.picture': 'Pošaljite sliku dijela',
  'help.chassis': 'Pošaljite broj šasije',
  'help.message': 'Dobar dan, šaljem sliku dijela koji tražim.',

  'footer.links': 'Brzi linkovi',
  'footer.rules': 'Pravila',
  'footer.contact': 'Kontakt',
  'footer.terms': 'Opći uslovi',
  'footer.privacy': 'Politika privatnosti',
  'footer.returns': 'Politika povrata',
  'footer.facebook': 'Facebook',
  'footer.instagram': 'Instagram',
  'footer.rights': 'Sva prava zadržana.',
  'footer.registration': (number: string) => `ID broj ${number}.`,
  'footer.design': 'Dizajn:',
  'footer.build': 'Izrada:',

  'scroll.top': 'Na vrh stranice',

  'hours.closed': 'zatvoreno',
} as const;
