import { foldText } from './fold.ts';

/** Words that connect others, and common phrases of ads. `s` is one too, but also a class of Mercedes. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  foldText(
    'za na od i ili s sa u po iz do ima imam imate imamo li mi treba trebam tražim kupujem kupiti prodajem molim ' +
      'koliko košta cijena cijene cijenu hitno jeftin jeftino jeftina jeftini jeftine povoljno povoljna povoljan povoljni ' +
      'prodaja prodaje prodaji akcija akciji ponuda ponudi dostupno dostupan zanima gdje neki neka neko ' +
      'auto dio dijelovi dijelova autodijelovi autodijelova',
  ).split(' '),
);

/** After these a name says what the part goes with, not what it is: `branik s rupama za maglenke`. */
export const PREPOSITIONS: ReadonlySet<string> = new Set('za na od s sa u po iz do bez uz pod'.split(' '));
