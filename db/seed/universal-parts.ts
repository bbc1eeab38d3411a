import { universalParts, type UniversalPart } from './part-templates/universal.ts';
import type { Unplaced } from './unplaced.ts';
import { priceMinorBetween, ratingFor } from './product-traits.ts';
import type { Random } from './random.ts';

function universalPart(
  part: UniversalPart,
  name: string,
  manufacturers: readonly string[],
  random: Random,
): Unplaced {
  const isShort = random.chance(0.5);
  return {
    kind: 'part',
    name,
    description: isShort ? part.note : `Novo, u fabričkom pakovanju. ${part.note}`,
    rating: ratingFor('new', random),
    condition: isShort ? null : 'new',
    ...(random.chance(0.4) && { priceMinor: priceMinorBetween(part.price, random) }),
    partNumbers: [],
    category: part.category,
    fitments: manufacturers.map((manufacturer) => ({ manufacturer })),
    picture: part.picture,
    side: 'left',
    demand: 0.5,
  };
}

/** Products that fit any car, or every model of a manufacturer. */
export function demoUniversalParts(random: Random): Unplaced[] {
  return universalParts.flatMap((part) =>
    part.names.flatMap((name) =>
      (part.manufacturers ?? ['']).map((manufacturers) =>
        universalPart(part, name, manufacturers === '' ? [] : manufacturers.split(' '), random),
      ),
    ),
  );
}
