import type { PartVariant } from './part-templates/part-template.ts';
import type { Random } from './random.ts';
import type { SeedProduct } from './seed-types.ts';

const states: Record<PartVariant['state'], readonly string[]> = {
  used: [
    'Polovni originalni dio, skinut s ispravnog vozila.',
    'Original iz vozila uvezenog iz Njemačke, pregledan prije slanja.',
    'Polovno, originalno, u vrlo dobrom stanju.',
    'Korišteni original bez skrivenih oštećenja.',
    'Original iz vozila koje smo sami rastavili.',
  ],
  new: [
    'Novo, u fabričkom pakovanju.',
    'Novi dio, kvalitet prve ugradnje.',
    'Novo, s garancijom 12 mjeseci.',
    'Novi dio, na stanju u Grudama.',
  ],
  refurbished: [
    'Obnovljeno u specijaliziranoj radionici, s nalazom ispitivanja.',
    'Reparirano, ugrađeni novi potrošni dijelovi.',
    'Obnovljen dio s garancijom 12 mjeseci.',
  ],
};

const worn = [
  'Polovni original s vidljivim tragovima upotrebe, funkcionalno ispravan.',
  'Original s manjim oštećenjima koja ne smetaju funkciji; slike šaljemo na upit.',
];

const checks = [
  'Pošaljite nam broj šasije pa potvrđujemo da odgovara.',
  'Niste sigurni da li odgovara? Javite broj šasije iz saobraćajne dozvole.',
  'Prije narudžbe provjeravamo prema broju šasije.',
];

const numberChecks = [
  'Broj dijela uporedite s brojem na starom dijelu.',
  'Odgovara ako se poklapa broj dijela.',
  'Uporedite kataloški broj ili nam pošaljite broj šasije.',
];

type Facts = { variant: PartVariant; rating: number; numbered: boolean; shared: boolean; random: Random };

/** Its condition, what is included, and how to check that it fits; sometimes short, as sellers write. */
export function describePart({
  variant,
  rating,
  numbered,
  shared,
  random,
}: Facts): Pick<SeedProduct, 'description' | 'condition'> {
  const state = random.pick(rating <= 3 && variant.state === 'used' ? worn : states[variant.state]);
  const note = random.pick(variant.notes);
  if (random.chance(0.15)) return { description: note, condition: null };
  const condition = variant.state;
  // A note that already says how to check needs no second check after it.
  if (/Uporedite|Javite|javite|Provjerite|Izmjerite|Prebrojte/.test(note) || random.chance(0.2))
    return { description: `${state} ${note}`, condition };
  if (shared && random.chance(0.5))
    return { description: `${state} ${note} Isti dio ide i na ostala navedena vozila.`, condition };
  return { description: `${state} ${note} ${random.pick(numbered ? numberChecks : checks)}`, condition };
}
