import { readCars } from './read-cars.ts';

const bmw = readCars(
  'bmw',
  `
  serija-1, E87, 2007 | 9 | E87 | e87 | e8x | 5x120 16-18 | heč xen +M_paket | 2.0d@m47, 2.0d@n47, 1.6i@bmw
  serija-1, F20, 2015 | 6 | F20 | f20 | f2x | 5x120 16-18 | heč xen led +M_paket | 2.0d@n47, 2.0d@b47
  serija-3, E36 | 7 | E36 | e36 | e36 | 5x120 15-17 | lim kar kup man +M_paket | 1.8i@bmw, 2.5i@bmw
  serija-3, E46, 2001 | 19 | E46 | e46 | e46 | 5x120 15-18 | lim kar kup xen split +M_paket | 2.0d@m47, 3.0d, 1.8i@bmw
  serija-3, E90, 2008 | 22 | E90/E91 | e90 | e8x | 5x120 16-18 | lim kar xen split +M_paket | 2.0d@m47, 2.0d@n47, 3.0d, 2.0i@bmw
  serija-3, F30, 2015 | 13 | F30/F31 | f30 | f2x | 5x120 16-19 | lim kar xen led split +M_paket | 2.0d@n47, 2.0d@b47, 3.0d
  serija-3, G20, 2022 | 3 | G20 | g20 | g20 | 5x112 17-19 | lim kar led nohal split +M_paket | 2.0d@b47
  serija-4, F32 | 3 | F32/F36 | f32 | f2x | 5x120 17-19 | kup heč xen led split +M_paket | 2.0d@n47, 2.0d@b47
  serija-5, E39, 2000 | 11 | E39 | e39 | e39 | 5x120 15-17 | lim kar xen split +M_paket | 2.0d@m47, 3.0d, 2.5i@bmw
  serija-5, E60, 2007 | 17 | E60/E61 | e60 | e60 | 5x120 16-18 | lim kar xen split +M_paket | 2.0d@m47, 2.0d@n47, 3.0d
  serija-5, F10, 2013 | 12 | F10/F11 | f10 | f10 | 5x120 17-19 | lim kar xen led split +M_paket | 2.0d@n47, 3.0d
  serija-5, G30, 2020 | 4 | G30 | g30 | g30 | 5x112 17-19 | lim kar led nohal split +M_paket | 2.0d@b47
  serija-7, E65, 2005 | 3 | E65 | e65 | e65 | 5x120 17-19 | lim xen split | 3.0d@x
  x1, E84, 2012 | 5 | X1 E84 | e84 | e8x | 5x120 17-18 | ter xen +M_paket | 2.0d@n47
  x3, E83, 2006 | 7 | X3 E83 | e83 | e83 | 5x120 17-18 | ter xen +M_paket | 2.0d@m47, 3.0d
  x3, F25, 2014 | 4 | X3 F25 | f25 | f25 | 5x120 17-19 | ter xen led +M_paket | 2.0d@n47
  x5, E53, 2003 | 5 | X5 E53 | e53 | e53 | 5x120 17-19 | ter xen | 3.0d@x
  x5, E70, 2010 | 8 | X5 E70 | e70 | e70 | 5x120 18-20 | ter xen split +M_paket | 3.0d@x
  x6, E71 | 2 | X6 E71 | e71 | e70 | 5x120 19-20 | ter xen split +M_paket | 3.0d@x
`,
);

const mercedesBenz = readCars(
  'mercedes-benz',
  `
  190, | 2 | 190 W201 | 201 | w201 | 5x112 15-16 | lim man | 200 D
  a-klasa, W168, 2001 | 4 | A klasa W168 | 168 | w168 | 5x112 15-16 | heč man | 160 CDI, 170 CDI, 1.6@mercedes
  a-klasa, W169, 2008 | 8 | A klasa W169 | 169 | w169 | 5x112 15-17 | heč | 180 CDI, 200 CDI@a
  a-klasa, W176, 2015 | 4 | A klasa W176 | 176 | w176 | 5x112 16-18 | heč xen led +AMG | 220 CDI
  b-klasa, W245, 2008 | 6 | B klasa W245 | 245 | w169 | 5x112 16-17 | mon xen | 180 CDI, 200 CDI@a
  c-klasa, W202 | 5 | W202 | 202 | w202 | 5x112 15-16 | lim kar man | 220 CDI@611
  c-klasa, W203, 2004 | 16 | W203 | 203 | w203 | 5x112 15-17 | lim kar xen +AMG | 220 CDI@611, 220 CDI@646, 200 CDI, 180 Kompressor
  c-klasa, W204, 2011 | 21 | W204 | 204 | w204 | 5x112 16-18 | lim kar xen led +AMG | 200 CDI, 220 CDI@646, 220 CDI, 180 Kompressor
  c-klasa, W205, 2018 | 10 | W205 | 205 | w205 | 5x112 16-19 | lim kar led +AMG | 220 CDI, 250 CDI
  cla, C117, 2016 | 2 | CLA C117 | 117 | w176 | 5x112 17-18 | lim xen led +AMG | 220 CDI
  clk, W209 | 3 | CLK W209 | 209 | w203 | 5x112 16-18 | kup kab xen +AMG | 270 CDI, 200 Kompressor
  cls, C219, 2008 | 3 | CLS C219 | 219 | w211 | 5x112 18-19 | lim xen +AMG | 320 CDI
  e-klasa, W124 | 4 | W124 | 124 | w124 | 5x112 15-16 | lim kar man | 300 D, 200 D
  e-klasa, W210, 1999 | 8 | W210 | 210 | w210 | 5x112 15-17 | lim kar man xen | 220 CDI@611, 270 CDI
  e-klasa, W211, 2006 | 16 | W211 | 211 | w211 | 5x112 16-18 | lim kar xen +AMG | 200 CDI, 220 CDI@646, 270 CDI, 320 CDI
  e-klasa, W212, 2013 | 11 | W212 | 212 | w212 | 5x112 16-18 | lim kar xen led split +AMG | 220 CDI, 250 CDI, 350 CDI
  e-klasa, W213 | 4 | W213 | 213 | w205 | 5x112 17-19 | lim kar led split +AMG | 220 CDI
  glk, , 2012 | 4 | GLK | 204 | w204 | 5x112 17-19 | ter xen | 220 CDI, 320 CDI
  ml, W163, 2001 | 3 | ML W163 | 163 | w163 | 5x112 16-17 | ter xen | 270 CDI
  ml, W164, 2008 | 6 | ML W164 | 164 | w164 | 5x112 17-19 | ter xen | 320 CDI
  s-klasa, W220, 2002 | 3 | W220 | 220 | w220 | 5x112 16-18 | lim xen | 320 CDI
  sprinter, W901, 2000 | 7 | Sprinter 901-904 | 901 | t1n | 5x130 15-16 | van man | 2.2 CDI@sprinter
  sprinter, W906, 2013 | 13 | Sprinter 906 | 906 | ncv3/crafter | 6x130 16-16 | van xen | 2.2 CDI@sprinter, 2.2 CDI@906
  vito, W638 | 4 | Vito W638 | 638 | w638 | 5x112 15-16 | van man | 220 CDI@611
  vito, W639, 2010 | 9 | Vito W639 | 639 | w639 | 5x112 16-17 | van | 2.2 CDI@sprinter, 2.2 CDI@906
  viano, , 2010 | 3 | Viano | 639 | w639 | 5x112 16-17 | mon xen | 2.2 CDI@sprinter
`,
);

const mini = readCars(
  'mini',
  `
  cooper, R50, 2004 | 4 | Mini R50/R53 | r50 | r50 | 4x100 15-17 | heč xen | 1.6@mini
  cooper, R56, 2010 | 5 | Mini R56 | r56 | r56 | 4x100 15-17 | heč xen | 1.6 D@mini, 1.6@mini, 1.6 Turbo@mini
  countryman, R60 | 2 | Countryman R60 | r60 | r60 | 5x120 17-18 | ter xen | 1.6 D@mini, 1.6@mini
`,
);

export const bmwAndMercedes = [...bmw, ...mercedesBenz, ...mini];
