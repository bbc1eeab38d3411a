import { isChassisNumber } from '../contact/contact.ts';

/** `year`: the tenth character of its chassis numbers is the model year. */
type Maker = { name: string; codes: RegExp; year?: true };

/** World manufacturer identifiers (ISO 3780) of cars common here. */
const MAKERS: readonly Maker[] = [
  { name: 'Volkswagen', codes: /^(?:WV[123GW]|[13]VW|VWV|9BW|AAV)/, year: true },
  { name: 'Audi', codes: /^(?:WA[1UZ]|WUA|TRU)/, year: true },
  { name: 'Škoda', codes: /^TMB/, year: true },
  { name: 'Seat', codes: /^VSS/, year: true },
  { name: 'Opel', codes: /^(?:W0[LV]|VSX)/, year: true },
  { name: 'Volvo', codes: /^YV[1-4]/, year: true },
  { name: 'Porsche', codes: /^WP[01]/, year: true },
  { name: 'Hyundai', codes: /^(?:KMH|TMA|NLH)/, year: true },
  { name: 'Kia', codes: /^(?:KN[ADE]|U[56]Y)/, year: true },
  { name: 'Land Rover', codes: /^SAL/, year: true },
  { name: 'Chevrolet', codes: /^KL1/, year: true },
  { name: 'BMW', codes: /^(?:WB[ASXY]|5UX|4US)/ },
  { name: 'Mini', codes: /^WMW/ },
  { name: 'Mercedes-Benz', codes: /^(?:WD[BCDF]|W1[KNV]|WMX|VSA)/ },
  { name: 'Smart', codes: /^WME/ },
  { name: 'Renault', codes: /^VF[126]/ },
  { name: 'Dacia', codes: /^UU1/ },
  { name: 'Peugeot', codes: /^V[FR]3/ },
  { name: 'Citroën', codes: /^V[FR]7/ },
  { name: 'Fiat', codes: /^ZFA/ },
  { name: 'Alfa Romeo', codes: /^ZAR/ },
  { name: 'Ford', codes: /^(?:WF[01]|NM0)/ },
  { name: 'Toyota', codes: /^(?:JT|SB1|NMT|VNK)/ },
  { name: 'Nissan', codes: /^(?:JN1|SJN|VSK|VWA)/ },
  { name: 'Honda', codes: /^(?:JHM|SH[HS]|NLA)/ },
  { name: 'Mazda', codes: /^JM[1Z]/ },
  { name: 'Suzuki', codes: /^(?:JS[23A]|TSM)/ },
  { name: 'Mitsubishi', codes: /^(?:JM[BY]|XMC)/ },
];

const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CODED_YEAR = 1980;

/** Who built the car with this chassis number, which is in capitals. */
export const makerOfChassis = (chassis: string): Maker | undefined =>
  MAKERS.find(({ codes }) => codes.test(chassis));

/** The model years that a code may mean, the later one first: the codes repeat every thirty years. */
export function modelYears(code: string, lastYear: number): number[] {
  const at = YEAR_CODES.indexOf(code);
  const year = FIRST_CODED_YEAR + at;
  return at < 0 ? [] : [year + YEAR_CODES.length, year].filter((one) => one <= lastYear);
}

/** What a whole chassis number suggests. European numbers have no reliable check digit, so it is only a hint. */
export function chassisHint(
  chassis: string,
  thisYear: number,
): { manufacturer: string; year: number | undefined } | undefined {
  const manufacturer = isChassisNumber(chassis) ? makerOfChassis(chassis) : undefined;
  return (
    manufacturer && {
      manufacturer: manufacturer.name,
      year: manufacturer.year && modelYears(chassis.charAt(9), thisYear)[0],
    }
  );
}
