import { countedMinutes } from './counted-nouns.ts';

/** The server's messages about logging in. The quoted English texts are in `domain/admin/session.ts`. */
export const sessionText = {
  usernameMissing: 'Upišite korisničko ime.',
  passwordMissing: 'Upišite lozinku.',
  tooLong: 'Korisničko ime ili lozinka ima previše znakova.',
  loggedIn: 'Prijava je uspjela.',
  crossSite: 'Zahtjev je stigao s druge stranice i nije prihvaćen.',
  wait: (minutes: number) => `Previše neuspjelih prijava. Pokušajte ponovo za ${countedMinutes(minutes)}.`,
} as const;
