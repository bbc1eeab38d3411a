import { readCars } from './read-cars.ts';

const toyota = readCars(
  'toyota',
  `
  yaris, I, 2003 | 4 | Yaris 1 | 52 | tnbc | 4x100 14-15 | heč man | 1.4 D-4D, 1.0 VVT-i
  yaris, II, 2009 | 7 | Yaris 2 | 0D | tb | 4x100 15-15 | heč man | 1.4 D-4D, 1.0 VVT-i, 1.3 VVT-i
  yaris, III, 2014 | 4 | Yaris 3 | 0D | tb | 4x100 15-16 | heč | 1.4 D-4D, 1.0 VVT-i
  corolla, E12, 2004 | 7 | Corolla E12 | 02 | tmc | 4x100 15-15 | heč lim kar man | 1.4 D-4D, 2.0 D-4D, 1.4 VVT-i
  corolla, E14 | 3 | Corolla E14 | 12 | tnew | 5x114.3 15-16 | lim | 1.4 D-4D, 1.6 VVT-i
  auris, I, 2010 | 7 | Auris | 02 | tnew | 5x114.3 15-17 | heč xen | 1.4 D-4D, 2.0 D-4D@ad, 1.6 VVT-i
  auris, II, 2015 | 3 | Auris 2 | 02 | tnew2 | 5x114.3 15-17 | heč kar | 1.4 D-4D
  avensis, II, 2006 | 7 | Avensis T25 | 05 | t25 | 5x100 16-17 | heč lim kar xen | 2.0 D-4D, 2.2 D-4D
  avensis, III, 2012 | 5 | Avensis T27 | 05 | t27 | 5x114.3 16-17 | lim kar xen | 2.0 D-4D@ad, 2.2 D-4D
  rav4, II | 3 | RAV4 2 | 42 | xa20 | 5x114.3 16-16 | ter man | 2.0 D-4D
  rav4, III, 2009 | 6 | RAV4 3 | 42 | xa30 | 5x114.3 17-18 | ter xen | 2.2 D-4D
  aygo, I, 2009 | 4 | Aygo | B0 | b0/b0 | 4x100 14-14 | heč man | 1.0@psa
  corolla-verso, II | 3 | Corolla Verso | 64 | ar10 | 5x114.3 16-17 | mon | 2.0 D-4D, 2.2 D-4D
  land-cruiser, J120 | 3 | Land Cruiser J120 | 60 | j120 | 6x139.7 17-18 | ter xen | 3.0 D-4D
  hilux, VII, 2012 | 3 | Hilux | 0K | an10 | 6x139.7 15-17 | pik man | 3.0 D-4D
`,
);

const nissan = readCars(
  'nissan',
  `
  qashqai, J10, 2010 | 10 | Qashqai J10 | JD | nc | 5x114.3 16-18 | ter xen | 1.5 dCi, 2.0 dCi, 1.6@nissan
  qashqai, J11, 2017 | 6 | Qashqai J11 | 4E | ncmf | 5x114.3 16-19 | ter led split | 1.5 dCi, 1.6 dCi
  x-trail, T30 | 4 | X-Trail T30 | 8H | ff-s | 5x114.3 16-16 | ter xen | 2.2 dCi@yd
  x-trail, T31, 2010 | 5 | X-Trail T31 | JG | nc | 5x114.3 17-17 | ter xen | 2.0 dCi
  juke, F15, 2014 | 4 | Juke | 1K | nb | 5x114.3 16-18 | ter xen | 1.5 dCi, 1.6@nissan
  micra, K12, 2005 | 5 | Micra K12 | AX | nb | 4x100 14-15 | heč man | 1.5 dCi, 1.2@nissan
  note, E11, 2009 | 5 | Note | 9U | nb | 4x100 15-16 | mon | 1.5 dCi, 1.6@nissan
  almera, N16, 2003 | 3 | Almera N16 | BN | nms | 4x114.3 14-15 | heč lim man | 1.5 dCi
  primera, P12 | 3 | Primera P12 | AU | nff | 5x114.3 16-17 | heč lim kar xen | 1.9 dCi
  navara, D40, 2010 | 4 | Navara D40 | EB | fal | 6x114.3 16-17 | pik | 2.5 dCi@yd
  primastar, I, 2006 | 2 | Primastar | 00 | x83/trafic | 5x118 16-16 | van | 1.9 dCi, 2.0 dCi
`,
);

const korean = [
  ...readCars(
    'hyundai',
    `
  getz, , 2005 | 4 | Getz | 1C | tb1 | 4x100 14-15 | heč man | 1.5 CRDi
  i10, I, 2011 | 4 | i10 | 0X | pa | 4x100 13-14 | heč man | 1.1 CRDi, 1.2 16V@hyundai
  i20, I, 2012 | 5 | i20 | 1J | pb | 4x100 15-16 | heč | 1.2 16V@hyundai, 1.4 16V@hyundai
  i30, I, 2010 | 9 | i30 FD | 2R | j5 | 5x114.3 15-17 | heč kar | 1.6 CRDi, 2.0 CRDi@d4ea, 1.4 16V@hyundai
  i30, II, 2015 | 5 | i30 GD | A6 | j6 | 5x114.3 16-17 | heč kar xen | 1.6 CRDi, 1.4 16V@hyundai
  ix35, , 2013 | 5 | ix35 | 2Y | jsuv | 5x114.3 16-18 | ter xen | 1.7 CRDi, 2.0 CRDi
  tucson, I | 4 | Tucson | 2E | jm | 5x114.3 16-16 | ter | 2.0 CRDi@d4ea
  tucson, II, 2018 | 4 | Tucson TL | D7 | jsuv2 | 5x114.3 17-19 | ter led split | 1.7 CRDi, 2.0 CRDi
  santa-fe, II, 2010 | 4 | Santa Fe | 2B | cm | 5x114.3 17-18 | ter | 2.2 CRDi
  accent, III | 2 | Accent | 1E | tb1 | 4x100 14-14 | heč lim man | 1.5 CRDi
`,
  ),
  ...readCars(
    'kia',
    `
  ceed, I, 2009 | 7 | Ceed ED | 1H | j5 | 5x114.3 15-17 | heč kar | 1.6 CRDi, 2.0 CRDi@d4ea, 1.4 16V@hyundai
  ceed, II, 2015 | 5 | Ceed JD | A2 | j6 | 5x114.3 16-17 | heč kar xen | 1.6 CRDi, 1.4 16V@hyundai
  sportage, II | 4 | Sportage 2 | 1F | jm | 5x114.3 16-16 | ter | 2.0 CRDi@d4ea
  sportage, III, 2013 | 7 | Sportage 3 | 3W | jsuv | 5x114.3 16-18 | ter xen split | 1.7 CRDi, 2.0 CRDi
  sorento, I, 2006 | 4 | Sorento | 3E | bl | 5x139.7 16-17 | ter | 2.2 CRDi
  rio, III | 3 | Rio | 1W | pb | 4x100 15-16 | heč | 1.1 CRDi, 1.2 16V@hyundai
  picanto, I, 2007 | 2 | Picanto | 07 | sa | 4x100 13-14 | heč man | 1.1 CRDi
  venga, | 2 | Venga | 1P | pb | 5x114.3 15-16 | mon | 1.4 16V@hyundai
`,
  ),
];

const mazda = readCars(
  'mazda',
  `
  3, I, 2006 | 8 | Mazda 3 BK | BP4K | c1 | 5x114.3 15-17 | heč lim xen | 1.6 CD, 1.6@mazda
  3, II | 5 | Mazda 3 BL | BBM2 | c1 | 5x114.3 16-17 | heč lim xen | 1.6 CD, 1.6@mazda
  6, I, 2005 | 7 | Mazda 6 GG | GJ6A | gg | 5x114.3 16-17 | heč lim kar xen | 2.0 CD, 1.8@mazda
  6, II, 2010 | 7 | Mazda 6 GH | GS1M | gh | 5x114.3 16-18 | heč lim kar xen | 2.0 CD, 2.2 CD, 1.8@mazda
  6, III, 2015 | 3 | Mazda 6 GJ | GHP9 | sky | 5x114.3 17-19 | lim kar led | 2.2 Skyactiv-D
  2, II, 2010 | 3 | Mazda 2 DE | D651 | de | 4x100 15-16 | heč | 1.3@mazda
  5, I | 4 | Mazda 5 CR | C235 | c1 | 5x114.3 15-17 | mon xen | 2.0 CD, 1.8@mazda
  cx-5, I, 2015 | 4 | CX-5 | KD53 | sky | 5x114.3 17-19 | ter xen | 2.2 Skyactiv-D
`,
);

const honda = readCars(
  'honda',
  `
  civic, VI | 2 | Civic VI | S04 | ej | 4x100 14-15 | heč lim man | 1.6 16V@honda
  civic, VIII | 6 | Civic VIII | SMG | fk | 5x114.3 16-17 | heč xen | 2.2 i-CTDi, 1.8 i-VTEC
  accord, VII, 2006 | 4 | Accord VII | SEA | cl | 5x114.3 16-17 | lim kar xen | 2.2 i-CTDi, 2.0 i-VTEC
  cr-v, II, 2005 | 3 | CR-V 2 | S9A | rd | 5x114.3 15-16 | ter man | 2.2 i-CTDi
  cr-v, III, 2010 | 5 | CR-V 3 | SWA | re | 5x114.3 17-18 | ter xen | 2.2 i-CTDi, 2.0 i-VTEC
  jazz, I, 2004 | 3 | Jazz | SAA | gd | 4x100 14-15 | heč man | 1.4 i-DSI
`,
);

const volvo = readCars(
  'volvo',
  `
  s40, II, 2007 | 6 | S40 | 31 | c1 | 5x108 16-17 | lim xen | 1.6 D, 2.0 D
  v50, , 2007 | 8 | V50 | 31 | c1 | 5x108 16-17 | kar xen | 1.6 D, 2.0 D
  s60, I, 2004 | 4 | S60 | 30 | p2 | 5x108 16-17 | lim xen | D5
  v70, II, 2004 | 4 | V70 | 30 | p2 | 5x108 16-17 | kar xen | D5
  v70, III | 3 | V70 III | 31 | p3 | 5x108 16-18 | kar xen | 2.0 D, D5
  v40, II, 2016 | 3 | V40 | 31 | c1v | 5x108 16-18 | heč xen led +R-design | 1.6 D
  xc60, I, 2013 | 5 | XC60 | 31 | p3 | 5x108 17-18 | ter xen +R-design | D5
  xc90, I, 2006 | 4 | XC90 | 30 | p2x | 5x108 17-18 | ter xen | D5
`,
);

const landRover = readCars(
  'land-rover',
  `
  freelander, I, 2003 | 4 | Freelander 1 | L314 | l314 | 5x114.3 15-17 | ter man | 2.0 Td4
  freelander, II, 2012 | 5 | Freelander 2 | L359 | eucd | 5x108 17-19 | ter xen | 2.2 TD4
  discovery, III | 4 | Discovery 3 | L319 | l319 | 5x120 17-19 | ter xen | 2.7 TDV6
  discovery, IV, 2013 | 2 | Discovery 4 | L319 | l319 | 5x120 19-20 | ter xen led | 3.0 TDV6
  range-rover-sport, I, 2009 | 4 | Range Rover Sport | L320 | l319 | 5x120 19-20 | ter xen | 2.7 TDV6, 3.0 TDV6
  range-rover-evoque, I, 2015 | 4 | Evoque | L538 | eucd | 5x108 18-20 | ter xen | 2.2 TD4
  defender, I | 3 | Defender | L316 | l316 | 5x165.1 16-16 | ter man | 2.5 Td5
`,
);

const suzuki = readCars(
  'suzuki',
  `
  swift, III, 2007 | 5 | Swift | 62J | sw | 4x100 14-15 | heč man | 1.3 DDiS, 1.3@suzuki
  swift, IV, 2013 | 3 | Swift 2010 | 68L | sw2 | 5x114.3 15-16 | heč | 1.3 DDiS
  grand-vitara, II, 2008 | 5 | Grand Vitara | 65J | jt | 5x114.3 16-17 | ter | 1.9 DDiS, 1.6@suzuki
  sx4, , 2009 | 4 | SX4 | 79J | gy | 5x114.3 15-16 | heč | 1.9 DDiS, 1.6@suzuki
  jimny, I | 4 | Jimny | 81A | sn | 5x139.7 15-15 | ter man | 1.3@suzuki
  vitara, II, 2018 | 3 | Vitara | 54P | ly | 5x114.3 16-17 | ter led | 1.6@suzuki
`,
);

export const otherCars = [
  ...toyota,
  ...nissan,
  ...korean,
  ...mazda,
  ...honda,
  ...volvo,
  ...landRover,
  ...suzuki,
];
