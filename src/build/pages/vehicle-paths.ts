import { FALLBACK_VEHICLE } from '#src/domain/catalogue/fallback-page.ts';
import { catalogue } from '../catalogue.ts';
import { filterChoices, listPage } from '../product-list.ts';
import type * as Page from '../page-props.ts';
import { listed } from '../static-page.ts';
import { pagesOfVehicles, type VehiclePages } from './vehicle-pages.ts';

async function vehiclePagesOf<Kind extends keyof VehiclePages>(
  kind: Kind,
): Promise<VehiclePages[Kind][number][]> {
  return pagesOfVehicles(await catalogue()).flatMap((pages): VehiclePages[Kind][number][] => pages[kind]);
}

export const vehiclePaths = async () => listed('/[brand]/[model]', await vehiclePagesOf('allYears'));
export const catalogueVehiclePaths = async () =>
  listed('/katalog/[manufacturer]/[model]', await vehiclePagesOf('inCatalogue'));
export const vehicleYearPaths = async () => listed('/[brand]/[model]/[year]', await vehiclePagesOf('years'));

/** The fallback page of a year in which a model was not built, with placeholders for the vehicle (see fallback-page.ts). */
export function fallbackVehicleProps(): Page.VehicleProps {
  const { manufacturer, model, year } = FALLBACK_VEHICLE;
  return {
    manufacturer,
    year,
    inCatalogue: false,
    yearLinks: [],
    model: { ...model, years: [] },
    list: listPage(`/${manufacturer.slug}/${model.slug}/${year}`, []),
    // The function renders the manufacturers, the chosen one among them.
    choices: filterChoices({ manufacturers: [], categories: [] }, 'fallback', []),
  };
}
