import { SESSION_ERRORS } from '#src/domain/admin/session.ts';
import { REQUEST_BODY_MB_MAX } from '#src/domain/limits/requests.ts';

/** SPEC §8: the specification's English lines, each with its Bosnian headline (DECISIONS U34). */
export const failureText = {
  expired: SESSION_ERRORS.sessionExpired,
  credentials: SESSION_ERRORS.invalidCredentials,
  network: 'Network error occurred',
  list: 'Failed to load products',
  noToken: SESSION_ERRORS.missingToken,
  remove: 'Failed to delete product',
  add: 'Failed to add product',
  update: 'Failed to update product',
  other: 'Request failed',
  /** Refused by the gateway, before our code: the answer has no text to show. */
  tooLarge: 'Payload Too Large',
} as const;

const headlines: Record<string, string> = {
  [failureText.expired]: 'Sesija je istekla. Prijavite se ponovo.',
  [failureText.credentials]: 'Pogrešno korisničko ime ili lozinka',
  [failureText.network]: 'Greška u mreži',
  [failureText.list]: 'Učitavanje proizvoda nije uspjelo',
  [failureText.noToken]: 'Nema tokena za prijavu',
  [failureText.remove]: 'Brisanje nije uspjelo',
  [failureText.add]: 'Dodavanje nije uspjelo',
  [failureText.update]: 'Izmjena nije uspjela',
  [failureText.other]: 'Zahtjev nije uspio',
  [failureText.tooLarge]: `Preveliko za slanje: najviše ${REQUEST_BODY_MB_MAX} MB odjednom. Smanjite sliku i pokušajte ponovo.`,
};

/** What to do, where the headline does not say it. */
const advices: Record<string, string> = {
  [failureText.network]: 'Provjerite vezu i pokušajte ponovo.',
  [failureText.noToken]: 'Prijavite se ponovo.',
  [failureText.other]: 'Pokušajte ponovo.',
};

type Failure = {
  headline: string;
  /** The headline with what to do. */
  advised: string;
  quoted?: string;
};

/** A Bosnian headline, and the English line if there is one; the server's Bosnian messages stay unchanged. */
export function describeFailure(message: string): Failure {
  const headline = headlines[message];
  if (!headline) return { headline: message, advised: message };
  const advice = advices[message];
  return { headline, advised: advice ? `${headline}. ${advice}` : headline, quoted: message };
}
