import type { Db } from '#db/client.ts';
import {
  insertWantedPart,
  listWantedPartCandidates,
  listWantedRows,
  type WantedRow,
  type WantedSearch,
} from '#db/queries/messages/wanted-parts.ts';
import type { WantedInput } from '#src/contracts/wanted-part.ts';
import type { WantedPart } from '#src/domain/admin/wanted-part.ts';
import { isoDay } from '#src/domain/calendar.ts';
import { answersWanted } from '#src/domain/fitment/answers-wanted.ts';
import { WANTED_DAYS, WANTED_OFFERS_MAX } from '#src/domain/limits/visitors.ts';
import { analyseQuery } from '#src/domain/search/query/analyse-query.ts';
import type { FoundVehicle } from '#src/domain/search/vehicle/find-vehicle.ts';
import { planQuery } from '#src/domain/search/plan-query.ts';
import { strictQuery } from '#src/domain/search/relax-query.ts';
import type { SearchIndex } from '#src/domain/search/search-index.ts';
import { bodyIn } from '#src/domain/vehicle-text/read-facts.ts';
import { lastYear } from '#src/domain/years.ts';
import { refuseAbuse, type Sender } from './contact.ts';
import { searchIndexAt } from './search/search-memory.ts';
import { productResult } from './search/search-results.ts';

/** Stores what a visitor looks for, within the limits of the contact form. */
export async function keepWantedPart(db: Db, sender: Sender, input: WantedInput): Promise<void> {
  await refuseAbuse(db, sender, input);
  await insertWantedPart(db, {
    part: input.dio,
    vehicle: input.vozilo,
    name: input.ime,
    phone: input.telefon,
    email: input.email,
    keptUntil: isoDay(new Date(), WANTED_DAYS),
  });
}

type Asked = { row: WantedRow; vehicle: FoundVehicle | undefined; query: string | undefined };

function readWanted(row: WantedRow, { vocabulary, lexicon }: SearchIndex): Asked {
  const plan = (text: string) =>
    planQuery(analyseQuery(text), vocabulary, lexicon, { withVehicle: true, isLenient: false });
  const part = plan(row.part);
  return {
    row,
    vehicle: plan(row.vehicle).vehicle ?? part.vehicle,
    query: strictQuery(part, vocabulary.size)?.broad,
  };
}

const searchOf = ({ row, vehicle, query }: Asked): WantedSearch[] =>
  vehicle && query !== undefined
    ? [{ wanted: row.id, query, manufacturerId: vehicle.manufacturer.id, modelId: vehicle.model?.id ?? null }]
    : [];

/** Years and body of the vehicle as they were typed. */
function vehicleOf({ manufacturer, model, generation, years }: FoundVehicle, typed: string) {
  const produced = generation && { from: generation.yearFrom, to: generation.yearTo ?? lastYear() };
  const span = years ?? produced;
  const body = bodyIn(typed);
  return {
    manufacturer,
    model,
    years: span ? [span] : [],
    ...(generation && { generation: generation.name }),
    ...(body && { body }),
  };
}

/** Wanted parts, those without an answer and the newest first, each with what is on sale now and fits by the rules of the shop. */
export async function listWantedParts(db: Db): Promise<WantedPart[]> {
  const { rows, version } = await listWantedRows(db);
  if (rows.length === 0) return [];
  const index = await searchIndexAt(db, version);
  const asked = rows.map((row) => readWanted(row, index));
  const candidates = Map.groupBy(
    await listWantedPartCandidates(db, asked.flatMap(searchOf)),
    ({ wanted }) => wanted,
  );
  return asked.map(({ row, vehicle }) => {
    const fitting = (candidates.get(row.id) ?? []).filter(({ card }) => {
      const { fits } = productResult({ ...card, isExact: false, popularity: 0 }, index);
      return vehicle && answersWanted(fits ?? '', vehicleOf(vehicle, row.vehicle));
    });
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
      isVehicleKnown: vehicle !== undefined,
      offers: fitting.slice(0, WANTED_OFFERS_MAX).map(({ card: { id, name } }) => ({ id, name })),
    };
  });
}
