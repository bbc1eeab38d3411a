import type { APIRoute } from 'astro';
import { catalogue } from '#src/build/catalogue.ts';
import { vehicleChoices } from '#src/build/pages/vehicle-pages.ts';

/** Every vehicle with its number of parts, for the hero and the vehicle editor. */
export const GET: APIRoute = async () => Response.json(vehicleChoices(await catalogue()));
