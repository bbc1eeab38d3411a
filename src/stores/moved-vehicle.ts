import { type NameAndSlug, nameAndSlug } from '#src/domain/catalogue/name-and-slug.ts';
import { withMovedVehicle } from '#src/domain/vehicle/garage-edits.ts';
import { type SavedVehicle, vehicleKey } from '#src/domain/vehicle/saved-vehicle.ts';
import { fetchJson, RETRY } from './fetch-json.ts';
import { loadVehicleChoices } from './vehicle-choices.ts';
import { setVehicleFacts } from './vehicle-edits.ts';
import { $garage, currentVehicle } from './vehicles.ts';

/** Unlike what can be chosen, these include models without known years. */
type Named = NameAndSlug & { models: readonly NameAndSlug[] };

/**
 * Gives the active vehicle its present names when its manufacturer or model was renamed or merged: no part is for the
 * former ones. The redirect of the vehicle's page shows that they have moved.
 */
async function followNames(vehicle: SavedVehicle): Promise<void> {
  const { redirected, url } = await fetch(`/${vehicle.manufacturer.slug}/${vehicle.model.slug}`, {
    method: 'HEAD',
  });
  if (!redirected) return;
  const [, brand, name] = new URL(url).pathname.split('/');
  const named = await fetchJson('/api/manufacturers-with-models', { retry: RETRY.general });
  const manufacturer = (named as readonly Named[]).find(({ slug }) => slug === brand);
  const model = manufacturer?.models.find(({ slug }) => slug === name);
  if (!manufacturer || !model) return;
  const moved = { manufacturer: nameAndSlug(manufacturer), model: nameAndSlug(model) };
  $garage.set(withMovedVehicle($garage.get(), vehicleKey(vehicle), moved));
}

/** Forgets a generation that the model no longer has by this name, so that the visitor is asked again. */
async function followGeneration(): Promise<void> {
  if (currentVehicle()?.generation === undefined) return;
  const choices = await loadVehicleChoices();
  // By then another vehicle may be chosen.
  const vehicle = currentVehicle();
  const model = choices
    .find(({ slug }) => slug === vehicle?.manufacturer.slug)
    ?.models.find(({ slug }) => slug === vehicle?.model.slug);
  if (!vehicle?.generation || !model) return;
  const isOffered = model.generations?.some(({ name }) => name === vehicle.generation);
  if (!isOffered) setVehicleFacts(vehicle, { generation: '' });
}

/** The active vehicle as the shop names it now: no part fits one by its former names. */
export async function followMovedVehicle(): Promise<void> {
  const vehicle = currentVehicle();
  if (!vehicle) return;
  await followNames(vehicle);
  await followGeneration();
}
