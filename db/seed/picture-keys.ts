export const sidedPictureParts = ['headlight', 'taillight', 'mirror', 'wing'] as const;

export const pictureParts = [
  ...sidedPictureParts,
  ...[
    'bumper',
    'grille',
    'wheel',
    'brake',
    'coilover',
    'exhaust',
    'spoiler',
    'intercooler',
    'steering',
    'bonnet',
  ],
  ...[
    'radiator',
    'clutchKit',
    'alternator',
    'starter',
    'battery',
    'wiper',
    'turbo',
    'brakePads',
    'airFilter',
  ],
  ...['floorMats', 'ledBar', 'roofBox', 'towBar', 'seat', 'gearKnob', 'timingBelt'],
  ...['rearBumper', 'springs', 'bootTub', 'workLamp', 'wiperMotor', 'pipes', 'bootSpoiler', 'catalyst'],
] as const;
export type PicturePart = (typeof pictureParts)[number];

/** Drawn left-hand; the right-hand one is its mirror image. A pair shows both. */
export type PictureSide = 'left' | 'right' | 'both';

/** Drawings that also have a close-up: more would take the pictures beyond 16 MB. */
const detailVariants = 5;

export type PictureChoice = {
  part: PicturePart;
  variant: number;
  side?: PictureSide | undefined;
  /** How many pieces the first picture shows. */
  count?: 1 | 2 | 4;
  /** A used part: only its first picture shows the wear, so no clean close-up follows. */
  worn?: boolean | undefined;
};

/** Keys of the drawing kit for one product, the whole part first: `headlight-2m-whole`, `wheel-20x4-whole`, worn `turbo-3w-whole` … */
export function pictureKeys({
  part,
  variant,
  side = 'left',
  count = 1,
  worn = false,
}: PictureChoice): [string, ...string[]] {
  const mirrored = side === 'right' ? 'm' : '';
  const isSingle = side !== 'both' && count === 1;
  const one = `${part}-${variant}${worn ? 'w' : ''}`;
  const first = isSingle ? `${one}${mirrored}-whole` : `${one}x${side === 'both' ? 2 : count}-whole`;
  if (worn) return [first, `${part}-place${mirrored}`];
  return [
    first,
    ...(isSingle ? [] : [`${one}-whole`]),
    ...(side === 'both' ? [`${one}m-whole`] : []),
    ...(variant <= detailVariants ? [`${one}${mirrored}-detail`] : []),
    `${part}-place${mirrored}`,
  ];
}
