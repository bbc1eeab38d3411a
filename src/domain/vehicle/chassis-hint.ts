import { isChassisNumber } from '../contact/contact.ts';

/**
 * World manufacturer identifiers (ISO 3780) of cars common here; `year` where the tenth character is the model year.
 */
const MANUFACTURERS: readonly { name: string; codes: RegExp; year?: true }[] = [
  { name: 'Volkswagen', codes: /^(?:WV[123GW]|3VW|9BW|AAV)/, year: true },
  { name: 'Audi', codes: /^(?:WAU|WUA|WA1|TRU)/, year: true },
  { name: 'Škoda', codes: /^TMB/, year: true },
  { name: 'Seat', codes: /^VSS/, year: true },
  { name: 'Opel', codes: /^W0[LV]/, year: true },
  { name: 'Volvo', codes: /^YV[1-4]/, year: true },
  { name: 'Porsche', codes: /^WP[01]/, year: true },
  { name: 'Hyundai', codes: /^(?:KMH|TMA|NLH)/, year: true },
  { name: 'Kia', codes: /^(?:KN[AE]|U5Y|U6Y)/, year: true },
  { name: 'Land Rover', codes: /^SAL/, year: true },
  { name: 'Chevrolet', codes: /^KL1/, year: true },
  { name: 'BMW', codes: /^WB[ASXY]/ },
  { name: 'Mini', codes: /^WMW/ },
  { name: 'Mercedes-Benz', codes: /^(?:WD[BCDF]|W1[KNV]|VSA)/ },
  { name: 'Smart', codes: /^WME/ },
  { name: 'Renault', codes: /^VF[126]/ },
  { name: 'Dacia', codes: /^UU1/ },
  { name: 'Peugeot', codes: /^V[FR]3/ },
  { name: 'Citroën', codes: /^V[FR]7/ },
  { name: 'Fiat', codes: /^ZFA/ },
  { name: 'Alfa Romeo', codes: /^ZAR/ },
  { name: 'Ford', codes: /^(?:WF0|NM0)/ },
  { name: 'Toyota', codes: /^(?:JT|SB1|NMT|VNK)/ },
  { name: 'Nissan', codes: /^(?:JN1|SJN|VSK)/ },
  { name: 'Honda', codes: /^(?:JHM|SHH|SHS)/ },
  { name: 'Mazda', codes: /^JMZ/ },
  { name: 'Suzuki', codes: /^(?:JSA|TSM)/ },
  { name: 'Mitsubishi', codes: /^(?:JM[BY]|XMC)/ },
];

const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CODED_YEAR = 1980;

/** The codes repeat every thirty years; the later one that is not in the future. */
function modelYear(code: string, thisYear: number): number | undefined {
  const at = YEAR_CODES.indexOf(code);
  if (at < 0) return undefined;
  const later = FIRST_CODED_YEAR + YEAR_CODES.length + at;
  return later <= thisYear ? later : later - YEAR_CODES.length;
}

/** What a whole chassis number suggests. European numbers have no reliable check digit, so it is only a hint. */
export function chassisHint(
  chassis: string,
  thisYear: number,
): { manufacturer: string; year: number | undefined } | undefined {
  const manufacturer = isChassisNumber(chassis)
    ? MANUFACTURERS.find(({ codes }) => codes.test(chassis))
    : undefined;
  return (
    manufacturer && {
      manufacturer: manufacturer.name,
      year: manufacturer.year && modelYear(chassis.charAt(9), thisYear),
    }
  );
}
