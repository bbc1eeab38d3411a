import { GENERATION_TITLES } from './tables/generation-titles.ts';
import { NUMBER_TITLES } from './tables/number-titles.ts';
import { SPELLING_TITLES } from './tables/spelling-titles.ts';
import { VEHICLE_TITLES } from './tables/vehicle-titles.ts';
import { YEAR_TITLES } from './tables/year-titles.ts';

/**
 * Invented titles in the style of sellers, each with what a person reads in it. One a line:
 * `title => Manufacturer > Model > generation : years; next vehicle | side position #part-number`. A dash means that no
 * vehicle is named. Years that are not written are those of the generation; a `#` line names the style.
 */
export const TITLES = [YEAR_TITLES, GENERATION_TITLES, SPELLING_TITLES, VEHICLE_TITLES, NUMBER_TITLES].join(
  '\n',
);
