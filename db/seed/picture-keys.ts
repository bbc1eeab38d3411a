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
] as const;
export type PicturePart = (typeof pictureParts)[number];

/** Drawn left-hand; the right-hand one is its mirror image. A pair shows both. */
export type PictureSide = 'left' | 'right' | 'both';

export const pictureVariants = 6;
const darkVariants = 3;

/** Keys of the drawing kit for one product, the whole part first: `headlight-2m-whole`, `headlight-placem` … */
export function pictureKeys(part: PicturePart, variant: number, side: PictureSide = 'left'): string[] {
  const mirrored = side === 'right' ? 'm' : '';
  return [
    `${part}-${variant}${mirrored}-whole`,
    ...(side === 'both' ? [`${part}-${variant}m-whole`] : []),
    `${part}-${variant}${mirrored}-detail`,
    `${part}-place${mirrored}`,
    ...(side !== 'right' && variant <= darkVariants ? [`${part}-${variant}-dark`] : []),
  ];
}

const sided = sidedPictureParts.join('|');
const any = pictureParts.join('|');
const grammar = new RegExp(
  `^(?:(?:${any})-[1-6]-(?:whole|detail)|(?:${any})-[1-3]-dark|(?:${any})-place|(?:${sided})-[1-6]m-(?:whole|detail)|(?:${sided})-placem)$`,
);

export function isPictureKey(key: string): boolean {
  return grammar.test(key);
}
