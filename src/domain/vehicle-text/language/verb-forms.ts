/** `stigao`, `mogao`, `naletio`: hardly any other word ends so. Folded, like the rest. */
const PARTICIPLE = /^.{3,}[aieu]o$/;
/** `vozim`, `mijenjamo`, `imate`, `udarili`, `poslati`, `tražeći`; also the end of many a name. */
const VERB = /^.{2,}(?:[aei]m|[aei]mo|[aei]te|[aeiu]l[aeio]|[aeiu]ti|[aeiu]ci|[au]j?u)$/;

const SHORTEST_VERB = 5;

/** Whether a folded word can hardly be anything but a verb. */
export const isParticiple = (text: string): boolean => text.length >= SHORTEST_VERB && PARTICIPLE.test(text);

/** Whether a folded word that nothing else is known of may be a verb. */
export const mayBeVerb = (text: string): boolean =>
  isParticiple(text) || (text.length >= SHORTEST_VERB && VERB.test(text));
