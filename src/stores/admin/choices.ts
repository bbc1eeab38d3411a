import type { AdminVehicles } from '#src/domain/admin/product-form.ts';
import { adminCall } from './admin-call.ts';
import { putOnDevice, readOnDevice } from './device-store.ts';
import { fetchJson } from '../fetch-json.ts';

type CategoryChoice = { id: number; name: string };

/** The answer, or without a network the last one, which the device keeps: a part can be entered anywhere. */
async function keptAnswer<Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask();
    putOnDevice('answers', key, answer).catch(console.warn);
    return answer;
  } catch (error) {
    const hasNoAnswer = (error as { status?: unknown }).status === 0;
    const kept = hasNoAnswer && (await readOnDevice<Answer>('answers', key).catch(console.warn));
    if (!kept) throw error;
    return kept;
  }
}

/** Manufacturers with their models, for the form's selects. */
export const readVehicles = (signal?: AbortSignal): Promise<AdminVehicles> =>
  keptAnswer('vehicles', () => adminCall('manufacturers-models', { signal }));

const readPublic = (address: string, signal?: AbortSignal): Promise<CategoryChoice[]> =>
  keptAnswer(
    address,
    async () => (await fetchJson(address, { ...(signal && { signal }) })) as CategoryChoice[],
  );

export const readCategories = (signal?: AbortSignal) => readPublic('/api/product-categories', signal);
export const readTuningCategories = (signal?: AbortSignal) => readPublic('/api/tuning/categories', signal);

/** Stores the choices before the form is opened for the first time; each opening then stores them again. */
export async function prepareChoices(): Promise<void> {
  try {
    if (await readOnDevice('answers', 'vehicles')) return;
    await Promise.all([readVehicles(), readCategories(), readTuningCategories()]);
  } catch (error) {
    // The next start of the panel tries again.
    console.warn('choices', error);
  }
}
