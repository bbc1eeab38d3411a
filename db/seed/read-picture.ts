import { PARTS } from './drawings/index.ts';
import type { PictureChoice, PicturePart, PictureSide } from './picture-keys.ts';
import { drawnAs, KIDNEY, pictureRules, type Look } from './picture-rules.ts';

/** What a picture depends on. The part follows from the product's category; the drawing also from its name. */
export type Pictured = {
  part: PicturePart;
  name: string;
  manufacturers: readonly string[];
  side?: PictureSide | undefined;
};

type ReadPicture = Required<Pick<PictureChoice, 'part' | 'count' | 'side'>> & {
  /** Numbers, from 1, of the drawings that do not contradict the name. */
  variants: readonly number[];
};

const looks = new Map(PARTS.map(({ name, variants }) => [name, variants as readonly Look[]]));

export function looksOf(part: PicturePart): readonly Look[] {
  return looks.get(part) ?? [];
}

function countOf({ part, name }: Pictured): 1 | 2 | 4 {
  if (part !== 'wheel' || /rezervni/i.test(name)) return 1;
  if (/\bpar\b/i.test(name)) return 2;
  return /\bfelge\b|komplet|\b4 kom/i.test(name) ? 4 : 1;
}

function sideOf({ name, side }: Pictured): PictureSide {
  if (side !== undefined) return side;
  if (/\bdesn/i.test(name)) return 'right';
  return /\bpar\b|^(far|kape|stop lampe|retrovizori|dinamički)/i.test(name) ? 'both' : 'left';
}

/** Reads how a product is drawn: which drawings agree with its name, how many pieces, which side. */
export function readPicture(pictured: Pictured): ReadPicture {
  const { name, manufacturers } = pictured;
  const part = drawnAs[pictured.part]?.find(({ says }) => says.test(name))?.part ?? pictured.part;
  const rules = pictureRules[part] ?? [];
  const hasKidneys =
    part === 'grille' && manufacturers.includes(KIDNEY.manufacturer) && !/rešetka/i.test(name);
  const agrees = (look: Look) =>
    (part !== 'grille' || KIDNEY.shows(look) === hasKidneys) &&
    rules.every(({ says, shows, only }) => (says.test(name) ? shows(look) : !only || !shows(look)));
  const variants = looksOf(part).flatMap((look, i) => (agrees(look) ? [i + 1] : []));
  if (variants.length === 0) throw new Error(`No drawing of ${part} agrees with '${name}'`);
  return { part, variants, count: countOf(pictured), side: sideOf(pictured) };
}
