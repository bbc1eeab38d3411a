import { groupBy } from '../group-by.ts';
import { fitmentSpan } from '../product/fitment-span.ts';
import type { Fitment } from '../product/product.ts';
import type { Generation } from '../vehicle/vehicle.ts';
import { isOfGeneration } from '../vehicle-text/generation-years.ts';
import { coversYear, mergeSpans, spansOfYears, type YearSpan, yearsOf } from '../years.ts';
import type { Deciding } from './deciding-facts.ts';
import { conditionsOf } from './facts-text.ts';
import { type FitGroup, UNKNOWN } from './fit-text.ts';

export type GenerationYears = Pick<Generation, 'name' | 'yearFrom' | 'yearTo'>;

/** The generation that a fitment names, else the only one that its years match. */
export function generationOf({ generations = [], facts, ...years }: Fitment): GenerationYears | undefined {
  const named = generations.find(({ name }) => name === facts?.generation);
  const likely = generations.filter((generation) => isOfGeneration(generation, years));
  return named ?? (likely.length === 1 ? likely[0] : undefined);
}

/** The generation of a fitment, and its years within a generation that it names. */
type Fitted = { named: GenerationYears | undefined; span: YearSpan | undefined };

function fitted(fitment: Fitment, lastYear: number): Fitted {
  const span = fitmentSpan(fitment, lastYear);
  const named = generationOf(fitment);
  if (!named || named.name !== fitment.facts?.generation) return { named, span };
  const own = fitmentSpan(named, lastYear);
  if (!span || !own) return { named, span: own };
  const [from, to] = [Math.max(span.from, own.from), Math.min(span.to, own.to)];
  return { named, span: from <= to ? { from, to } : span };
}

/** The group of one fitment. */
type SingleGroup = FitGroup & { fitment: Fitment; named: GenerationYears | undefined };

const isAlike = (a: SingleGroup, b: SingleGroup): boolean =>
  a.manufacturer === b.manufacturer &&
  a.model === b.model &&
  a.body === b.body &&
  a.engine === b.engine &&
  a.conditions.join('|') === b.conditions.join('|');

/** The years of a group in which a car may be of a generation that neither this group nor one alike names. */
function unclearYears(group: SingleGroup, alike: readonly SingleGroup[], lastYear: number): YearSpan[] {
  const all = group.fitment.generations ?? [];
  if (all.length < 2) return [];
  const spans = all.map((generation) => ({ generation, span: fitmentSpan(generation, lastYear) }));
  const open = yearsOf(group.years).filter((year) => {
    const built = spans.filter(({ span }) => span && coversYear([span], year));
    if (!group.named) {
      const whole = ({ span }: (typeof built)[number]) =>
        group.years.some(({ from, to }) => span && from <= span.from && span.to <= to);
      return built.length > 1 && !built.every(whole);
    }
    const named = new Set(alike.flatMap((other) => (coversYear(other.years, year) ? [other.named] : [])));
    return built.some(({ generation }) => !named.has(generation));
  });
  return spansOfYears(open);
}

/** Everything that decides whether a part fits a car; one group per vehicle and set of facts, the primary one first. */
export function fitGroups(fitments: readonly Fitment[], lastYear: number, deciding: Deciding): FitGroup[] {
  const all = fitments.map((fitment): SingleGroup => {
    const { named, span } = fitted(fitment, lastYear);
    return {
      fitment,
      named,
      manufacturer: fitment.manufacturer.slug,
      model: fitment.model?.slug ?? '',
      years: span ? [span] : [],
      generations: named?.name ? [named.name] : [],
      shared: [],
      body: fitment.facts?.body ?? (deciding.body ? UNKNOWN : ''),
      engine: fitment.facts?.engine ?? (deciding.engine ? UNKNOWN : ''),
      conditions: conditionsOf(fitment),
    };
  });
  const groups = groupBy(all, (group) => {
    const alike = all.findIndex((other) => isAlike(other, group));
    return `${alike} ${group.generations.join()} ${group.years.length > 0}`;
  });
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { fitment: _, named: __, ...group } = first;
    const own = [first, ...others];
    const alike = all.filter((other) => isAlike(first, other));
    return [
      {
        ...group,
        years: mergeSpans(own.flatMap(({ years }) => years)),
        shared: mergeSpans(own.flatMap((one) => unclearYears(one, alike, lastYear))),
      },
    ];
  });
}
