/** The facts about an engine that decide which parts it takes. */
export type Engine = {
  /** `2.0 TDI@pd`: the text after @ distinguishes engines that people call the same. */
  id: string;
  label: string;
  diesel: boolean;
  turbo: boolean;
  belt: boolean;
  dualMassFlywheel: boolean;
  automaticOnly: boolean;
  /** Start of the part number where the manufacturer numbers engine parts by engine. */
  code: string;
};

/** name | d diesel, p petrol, t turbo, b timing belt, c timing chain, z dual mass flywheel, a automatic only | code */
const list = `
  1.9 TDI | dtbz | 038
  1.9 SDI | db | 038
  1.4 TDI | dtb | 045
  1.6 TDI | dtbz | 03L
  1.6 TDI@ea288 | dtbz | 04L
  2.0 TDI@pd | dtbz | 03G
  2.0 TDI | dtbz | 03L
  2.0 TDI@ea288 | dtbz | 04L
  2.5 TDI | dtbz | 059
  2.5 TDI@t5 | dtz | 070
  2.7 TDI | dtcz | 059
  3.0 TDI | dtcza | 059
  1.0@vag | pb | 030
  1.2 12V | pc | 03E
  1.4 16V@vag | pb | 036
  1.6 8V@vag | pb | 06A
  1.6 FSI | pc | 03C
  1.2 TSI | ptc | 03F
  1.4 TSI | ptcz | 03C
  1.4 TSI@ea211 | ptbz | 04E
  1.0 TSI | ptb | 04C
  1.5 TSI | ptbz | 05E
  1.8 T | ptbz | 06B
  1.8 TFSI | ptcz | 06H
  2.0 TFSI | ptcz | 06H
  2.0 FSI | pbz | 06F
  2.0 8V@vag | pb | 06A
  1.8@vag | pb | 037
  2.0d@m47 | dtcz |
  2.0d@n47 | dtcz |
  2.0d@b47 | dtcz |
  3.0d | dtcz |
  3.0d@x | dtca |
  1.6i@bmw | pc |
  1.8i@bmw | pc |
  2.0i@bmw | pcz |
  2.5i@bmw | pcz |
  1.6 D@mini | dtbz |
  1.6@mini | pc |
  1.6 Turbo@mini | ptcz |
  160 CDI | dtc | 668
  170 CDI | dtc | 668
  180 CDI | dtcz | 640
  200 CDI@a | dtcz | 640
  200 CDI | dtcz | 646
  220 CDI@611 | dtcz | 611
  220 CDI@646 | dtcz | 646
  220 CDI | dtcz | 651
  250 CDI | dtcz | 651
  270 CDI | dtcz | 612
  320 CDI | dtca | 642
  350 CDI | dtca | 642
  2.2 CDI@sprinter | dtcz | 646
  2.2 CDI@906 | dtcz | 651
  300 D | dc | 606
  200 D | dc | 601
  1.6@mercedes | pc | 166
  180 Kompressor | pcz | 271
  200 Kompressor | pcz | 271
  1.3 CDTI | dtcz |
  1.6 CDTI | dtcz |
  1.7 CDTI | dtbz |
  1.7 DTI | dtb |
  1.9 CDTI | dtbz |
  2.0 CDTI | dtbz |
  2.0 DTI | dtcz |
  1.0 12V@opel | pc |
  1.2 16V@opel | pc |
  1.4 16V@opel | pc |
  1.6 16V@opel | pb |
  1.8 16V@opel | pb |
  1.4 Turbo | ptc |
  1.6 8V@opel | pb |
  1.0@psa | pc |
  1.1@psa | pb |
  1.4@psa | pb |
  1.6 16V@psa | pb |
  1.6 VTi | pc |
  1.6 THP | ptcz |
  1.2 PureTech | ptb |
  1.4 HDi | dtb |
  1.6 HDi | dtbz |
  1.6 BlueHDi | dtbz |
  1.5 BlueHDi | dtbz |
  2.0 HDi@dw | dtbz |
  2.0 HDi | dtbz |
  2.2 HDi | dtbz |
  2.2 HDi@puma | dtcz |
  1.9 D | db |
  1.5 dCi | dtbz |
  1.6 dCi | dtcz |
  1.9 dCi | dtbz |
  2.0 dCi | dtcz |
  2.3 dCi | dtcz |
  2.5 dCi | dtbz |
  1.2 16V@renault | pb |
  1.4 16V@renault | pb |
  1.6 16V@renault | pb |
  2.0 16V@renault | pb |
  1.4 MPI | pb |
  1.6 MPI | pb |
  0.9 TCe | ptc |
  1.2 TCe | ptc |
  1.4 TDCi | dtb |
  1.6 TDCi | dtbz |
  1.5 TDCi | dtbz |
  1.8 TDCi | dtbz |
  2.0 TDCi | dtbz |
  2.0 TDCi@puma | dtcz |
  2.2 TDCi@puma | dtcz |
  2.4 TDCi | dtcz |
  1.25 16V | pb |
  1.4 16V@ford | pb |
  1.6 16V@ford | pb |
  1.8 16V@ford | pc |
  1.0 EcoBoost | ptb |
  1.3 Multijet | dtcz |
  1.6 Multijet | dtbz |
  1.9 JTD | dtbz |
  1.9 Multijet | dtbz |
  2.0 Multijet | dtbz |
  2.3 JTD | dtbz |
  2.4 JTD | dtbz |
  2.8 JTD | dtb |
  1.1 8V@fiat | pb |
  1.2 8V@fiat | pb |
  1.4 8V@fiat | pb |
  1.4 T-Jet | ptb |
  1.6 Twin Spark | pb |
  1.4 D-4D | dtcz |
  2.0 D-4D | dtbz |
  2.0 D-4D@ad | dtcz |
  2.2 D-4D | dtcz |
  3.0 D-4D | dtbz |
  1.0 VVT-i | pc |
  1.3 VVT-i | pc |
  1.4 VVT-i | pc |
  1.6 VVT-i | pc |
  2.0 VVT-i | pc |
  1.6@nissan | pc |
  1.2@nissan | pc |
  2.2 dCi@yd | dtcz |
  2.5 dCi@yd | dtcz |
  1.1 CRDi | dtc |
  1.5 CRDi | dtb |
  1.6 CRDi | dtcz |
  1.7 CRDi | dtcz |
  2.0 CRDi@d4ea | dtbz |
  2.0 CRDi | dtcz |
  2.2 CRDi | dtcz |
  1.2 16V@hyundai | pc |
  1.4 16V@hyundai | pc |
  1.6 CD | dtbz |
  2.0 CD | dtbz |
  2.2 CD | dtcz |
  1.3@mazda | pc |
  1.6@mazda | pc |
  1.8@mazda | pc |
  2.2 Skyactiv-D | dtcz |
  2.2 i-CTDi | dtcz |
  1.4 i-DSI | pc |
  1.8 i-VTEC | pc |
  2.0 i-VTEC | pc |
  1.6 16V@honda | pb |
  1.6 D | dtbz |
  2.0 D | dtbz |
  D5 | dtbz |
  1.3 DDiS | dtc |
  1.9 DDiS | dtbz |
  1.3@suzuki | pc |
  1.6@suzuki | pc |
  2.0 Td4 | dtc |
  2.2 TD4 | dtbz |
  2.5 Td5 | dtcz |
  2.7 TDV6 | dtba |
  3.0 TDV6 | dtba |
  3.0 Diesel | dtca | 059
  3.6@porsche | pcz |
`;

function readEngine(line: string): Engine {
  const [id = '', flags = '', code = ''] = line.split('|').map((cell) => cell.trim());
  const has = (flag: string) => flags.includes(flag);
  return {
    id,
    label: id.split('@')[0] ?? id,
    diesel: has('d'),
    turbo: has('t'),
    belt: has('b'),
    dualMassFlywheel: has('z'),
    automaticOnly: has('a'),
    code,
  };
}

const engines = new Map(
  list
    .split('\n')
    .filter((line) => line.trim())
    .map(readEngine)
    .map((engine) => [engine.id, engine]),
);

export function engineOf(id: string): Engine {
  const engine = engines.get(id);
  if (!engine) throw new Error(`No engine called ${id}`);
  return engine;
}
