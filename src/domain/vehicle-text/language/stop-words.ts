import { foldText } from './fold.ts';

/** Words that say how the others hang together, and what is said around them. `s` is one too, but also a class of Mercedes. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  foldText(
    'za na od i ili s sa u po iz do ima imam imate imamo li mi treba trebam tražim kupujem kupiti prodajem molim ' +
      'koliko košta cijena cijene cijenu hitno jeftin jeftino jeftina jeftini jeftine povoljno povoljna povoljan povoljni ' +
      'prodaja prodaje prodaji akcija akciji ponuda ponudi dostupno dostupan zanima gdje neki neka neko ' +
      'auto dio dijelovi dijelova autodijelovi autodijelova',
  ).split(' '),
);

/** After these a name no longer says what the thing is, but what it goes with: `branik s rupama za maglenke`. */
export const PREPOSITIONS: ReadonlySet<string> = new Set('za na od s sa u po iz do bez uz pod'.split(' '));

/** Where a part sits. It stands before its noun without being part of its name. */
export const PLACE_STEMS: ReadonlySet<string> = new Set(
  'predn zadn lev desn gorn don vansk unutrasn sredn bocn nov polovn original komplet par set'.split(' '),
);

/** A number before these is a count and no generation: `mjenjač golf 6 brzina`. */
export const COUNTED_STEMS: ReadonlySet<string> = new Set(
  'brzin vrat rup pin pinov cilindr komad kom mest sedist l kw ks hp w v a ah cm mm m col'.split(' '),
);
