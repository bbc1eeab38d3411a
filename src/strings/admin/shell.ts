import { OWN_DEVICE_SESSION_DAYS } from '#src/domain/limits/admin.ts';
import { formatCount } from '#src/domain/text/format-count.ts';
import { counted } from '../counted.ts';

/** Words of the panel's frame: navigation, session, publishing bar, and what every section shares. */
export const adminText = {
  title: 'Administracija',
  menu: 'Meni',
  sections: 'Odjeljci administracije',
  site: 'Pogledaj prodavnicu',
  logout: 'Odjava',
  close: 'Zatvori',
  cancel: 'Odustani',
  retry: 'Pokušaj ponovo',
  undo: 'Vrati',
  understood: 'U redu',
  loading: 'Učitavanje...',
  before: 'Prije',
  after: 'Poslije',
  actions: (name: string) => `Radnje: ${name}`,

  'leave.title': 'Nesačuvane izmjene',
  'leave.question': 'Imate izmjene koje nisu sačuvane. Želite li ih odbaciti?',
  'leave.stay': 'Nastavi uređivanje',
  'leave.later': 'Ostavi za kasnije',
  'leave.discard': 'Odbaci izmjene',

  'section.products': 'Proizvodi',
  'section.overview': 'Početna',
  'section.messages': 'Poruke',
  'section.wanted': 'Traženo',
  'section.manufacturers': 'Marke i modeli',
  'section.categories': 'Kategorije',
  'section.tuning': 'Tuning',
  'section.olx': 'OLX',
  'section.duplicates': 'Duplikati',
  'section.csv': 'Uvoz i izvoz',
  'section.history': 'Historija',
  'section.settings': 'Postavke',

  'login.title': 'Prijava',
  'login.username': 'Korisničko ime',
  'login.ownDevice': `Ovo je moj uređaj: prijava vrijedi ${OWN_DEVICE_SESSION_DAYS} dana`,
  'login.password': 'Lozinka',
  'login.showPassword': 'Prikaži lozinku',
  'login.hidePassword': 'Sakrij lozinku',
  'login.submit': 'Prijavi se',
  'login.submitting': 'Prijava...',
  'login.required': 'Upišite korisničko ime i lozinku.',
  'login.kept': 'Sve što ste upisali je sačuvano i čeka vas nakon prijave.',
  'session.checking': 'Provjera prijave...',
  'session.offline': 'Nema veze sa serverom. Prijavljeni ste i dalje.',
  'session.offlineAdvice':
    'Nove dijelove možete unositi: ostaju na ovom uređaju i šalju se sami kad se veza vrati.',

  'publish.live': 'Objavljeno',
  'publish.requested': 'Sačuvano, čeka objavu',
  'publish.building': 'Objavljuje se...',
  'publish.progress': (done: number, total: number) =>
    `Objavljuje se... ${formatCount(done)} / ${formatCount(total)}`,
  'publish.failed': 'Objava nije uspjela',
  'publish.unknown': 'Stanje objave nije poznato',
  'publish.checking': 'Provjerava se objava...',
  'publish.view': 'Pogledaj',
  'publish.viewNamed': (name: string) => `Pogledaj: ${name}`,

  'crash.title': 'Nešto je pošlo po zlu',
  'crash.quoted': 'Something went wrong',
  'crash.advice': 'Osvježite stranicu i pokušajte ponovo. Ono što ste upisali je sačuvano.',
  'crash.quotedAdvice': 'Please refresh the page to try again.',
  'crash.refresh': 'Osvježi stranicu',
} as const;

/** `Objavljeno u 14:32`, ` · 7 stranica` and ` · 3 s`: a narrow screen shows only the first ones. */
export function publishedSentence(moment: string, pages: number, ms: number): string[] {
  const finished = counted(pages, ['stranica', 'stranice', 'stranica']);
  const seconds = ms < 1000 ? 'ispod 1 s' : `${Math.round(ms / 1000)} s`;
  return [`Objavljeno ${moment}`, ...(pages > 0 ? [` · ${finished}`, ` · ${seconds}`] : [])];
}
