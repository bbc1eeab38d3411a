import { FIRST_YEAR } from '#src/domain/limits/catalogue.ts';
import { lastYear } from '#src/domain/years.ts';

/** Newest first: few parts are for the oldest cars. */
export const YearOptions = () => {
  const last = lastYear();
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, i) => last - i).map((year) => (
    <option key={year} value={year}>
      {year}
    </option>
  ));
};
