import { readCars } from './read-cars.ts';

const peugeot = readCars(
  'peugeot',
  `
  206, | 14 | 206 | 96 | pf206 | 4x108 14-15 | heč kar man | 1.4 HDi, 2.0 HDi@dw, 1.1@psa, 1.4@psa
  207, , 2009 | 12 | 207 | 96 | pf1 | 4x108 15-16 | heč kar | 1.4 HDi, 1.6 HDi, 1.4@psa, 1.6 VTi
  208, I, 2015 | 6 | 208 | 98 | pf1 | 4x108 15-16 | heč led +GT_Line | 1.4 HDi, 1.6 BlueHDi, 1.2 PureTech
  301, | 2 | 301 | 96 | pf1 | 4x108 15-16 | lim | 1.6 HDi
  307, , 2005 | 19 | 307 | 96 | pf2 | 4x108 15-16 | heč kar xen | 1.6 HDi, 2.0 HDi@dw, 1.4@psa, 1.6 16V@psa
  308, I, 2011 | 13 | 308 | 96 | pf2 | 4x108 15-17 | heč kar xen | 1.6 HDi, 2.0 HDi, 1.6 VTi
  308, II, 2017 | 8 | 308 T9 | 98 | emp2 | 5x108 16-18 | heč kar led +GT_Line | 1.6 BlueHDi, 1.5 BlueHDi, 1.2 PureTech
  406, , 1999 | 3 | 406 | 96 | pf406 | 4x108 15-15 | lim kar man | 2.0 HDi@dw
  407, | 9 | 407 | 96 | pf3 | 5x108 16-17 | lim kar xen | 1.6 HDi, 2.0 HDi, 2.2 HDi
  508, I, 2014 | 6 | 508 | 96 | pf3 | 5x108 17-18 | lim kar xen led | 1.6 HDi, 2.0 HDi
  807, | 3 | 807 | 14 | u60/ulysse | 5x98 15-16 | mon xen | 2.0 HDi@dw, 2.2 HDi
  2008, I, 2016 | 3 | 2008 | 98 | pf1 | 4x108 16-17 | ter | 1.6 BlueHDi, 1.2 PureTech
  3008, I, 2013 | 5 | 3008 | 96 | pf2 | 5x108 16-17 | ter xen | 1.6 HDi, 2.0 HDi
  3008, II, 2020 | 4 | 3008 P84 | 98 | emp2 | 5x108 17-18 | ter led +GT_Line | 1.6 BlueHDi, 1.5 BlueHDi
  5008, I, 2013 | 4 | 5008 | 96 | pf2 | 5x108 16-17 | mon xen | 1.6 HDi, 2.0 HDi
  partner, I, 2003 | 5 | Partner | 96 | m59/berlingo1 | 4x108 14-15 | van man | 1.6 HDi, 2.0 HDi@dw, 1.9 D
  partner, II, 2012 | 6 | Partner Tepee | 96 | b9/berlingo2 | 5x108 15-16 | van | 1.6 HDi
  expert, II | 3 | Expert | 14 | g9/jumpy2 | 5x108 15-16 | van | 1.6 HDi, 2.0 HDi
  boxer, II, 2014 | 6 | Boxer | 13 | x250/ducato | 5x118 15-16 | van | 2.2 HDi@puma
  bipper, | 2 | Bipper | 13 | fiorino/fiorino | 4x98 14-15 | van | 1.4 HDi, 1.3 Multijet
  107, , 2009 | 3 | 107 | B0 | b0/b0 | 4x100 14-14 | heč man | 1.0@psa
`,
);

const citroen = readCars(
  'citroen',
  `
  c1, I, 2009 | 3 | C1 | B0 | b0/b0 | 4x100 14-14 | heč man | 1.0@psa
  c2, | 3 | C2 | 96 | pf1 | 4x108 14-15 | heč man | 1.4 HDi, 1.1@psa
  c3, I, 2005 | 9 | C3 | 96 | pf1 | 4x108 14-15 | heč man | 1.4 HDi, 1.6 HDi, 1.1@psa, 1.4@psa
  c3, II, 2013 | 6 | C3 II | 96 | pf1 | 4x108 15-16 | heč | 1.4 HDi, 1.6 HDi, 1.4@psa
  c4, I, 2008 | 12 | C4 | 96 | pf2 | 4x108 15-16 | heč kup xen | 1.6 HDi, 2.0 HDi, 1.4@psa, 1.6 16V@psa
  c4, II | 5 | C4 II | 96 | pf2 | 4x108 15-17 | heč xen | 1.6 HDi, 1.6 BlueHDi
  c4-picasso, I, 2010 | 8 | C4 Picasso | 96 | pf2 | 5x108 16-17 | mon xen | 1.6 HDi, 2.0 HDi
  c4-picasso, II, 2016 | 3 | C4 Picasso II | 98 | emp2 | 5x108 16-17 | mon xen led | 1.6 BlueHDi
  c5, I, 2004 | 5 | C5 | 96 | pfc5 | 5x108 15-16 | heč kar xen | 2.0 HDi@dw, 2.2 HDi
  c5, II | 9 | C5 III | 96 | pf3 | 5x108 16-18 | lim kar xen | 1.6 HDi, 2.0 HDi
  c8, | 2 | C8 | 14 | u60/ulysse | 5x98 15-16 | mon xen | 2.0 HDi@dw, 2.2 HDi
  xsara, , 2000 | 3 | Xsara | 96 | xsara | 4x108 14-15 | heč kar man | 2.0 HDi@dw, 1.4@psa
  xsara-picasso, , 2004 | 6 | Xsara Picasso | 96 | xsara | 4x108 15-15 | mon man | 1.6 HDi, 2.0 HDi@dw
  berlingo, I, 2003 | 6 | Berlingo | 96 | m59/berlingo1 | 4x108 14-15 | van man | 1.6 HDi, 2.0 HDi@dw, 1.9 D
  berlingo, II, 2012 | 7 | Berlingo B9 | 96 | b9/berlingo2 | 5x108 15-16 | van | 1.6 HDi
  jumpy, II | 3 | Jumpy | 14 | g9/jumpy2 | 5x108 15-16 | van | 1.6 HDi, 2.0 HDi
  jumper, II, 2014 | 5 | Jumper | 13 | x250/ducato | 5x118 15-16 | van | 2.2 HDi@puma
  nemo, | 1 | Nemo | 13 | fiorino/fiorino | 4x98 14-15 | van | 1.4 HDi, 1.3 Multijet
`,
);

const renault = readCars(
  'renault',
  `
  clio, II, 2001 | 9 | Clio 2 | 82 | x65 | 4x100 13-15 | heč man | 1.5 dCi, 1.2 16V@renault, 1.4 16V@renault
  clio, III, 2009 | 13 | Clio 3 | 82 | x85 | 4x100 15-16 | heč kar +Sport | 1.5 dCi, 1.2 16V@renault, 1.6 16V@renault
  clio, IV, 2016 | 9 | Clio 4 | R | x98 | 4x100 15-17 | heč kar led | 1.5 dCi, 0.9 TCe, 1.2 16V@renault
  captur, I, 2017 | 3 | Captur | R | x98 | 4x100 16-17 | ter led | 1.5 dCi, 0.9 TCe
  megane, I, 1999 | 5 | Megane 1 | 77 | x64 | 4x100 14-15 | heč lim kar man | 1.9 dCi, 1.6 16V@renault
  megane, II, 2006 | 21 | Megane 2 | 82 | x84 | 4x100 15-17 | heč lim kar xen split | 1.5 dCi, 1.9 dCi, 1.4 16V@renault, 1.6 16V@renault
  megane, III, 2012 | 17 | Megane 3 | R | x95 | 5x114.3 16-17 | heč kar kup xen split +GT_Line | 1.5 dCi, 1.6 dCi, 1.9 dCi
  megane, IV, 2020 | 7 | Megane 4 | R | cmf | 5x114.3 16-18 | heč kar led split +GT_Line | 1.5 dCi, 1.6 dCi
  scenic, I, 1999 | 4 | Scenic 1 | 77 | x64 | 4x100 15-15 | mon man | 1.9 dCi, 1.6 16V@renault
  scenic, II, 2006 | 11 | Scenic 2 | 82 | x84 | 5x114.3 15-17 | mon xen | 1.5 dCi, 1.9 dCi, 1.6 16V@renault
  scenic, III, 2012 | 8 | Scenic 3 | R | x95 | 5x114.3 16-17 | mon xen | 1.5 dCi, 1.6 dCi, 1.9 dCi
  grand-scenic, II, 2006 | 3 | Grand Scenic 2 | 82 | x84 | 5x114.3 15-17 | mon xen | 1.5 dCi, 1.9 dCi
  laguna, II, 2005 | 8 | Laguna 2 | 82 | x74 | 5x108 16-17 | heč kar xen | 1.9 dCi, 2.0 16V@renault
  laguna, III | 8 | Laguna 3 | R | x91 | 5x114.3 16-18 | heč kar xen | 1.5 dCi, 2.0 dCi
  espace, IV, 2006 | 3 | Espace 4 | 82 | x81 | 5x108 16-17 | mon xen | 1.9 dCi, 2.0 dCi
  kangoo, I, 2003 | 5 | Kangoo | 82 | x76 | 4x100 13-14 | van man | 1.5 dCi, 1.9 dCi, 1.2 16V@renault
  kangoo, II, 2013 | 6 | Kangoo 2 | R | x61 | 5x108 15-15 | van | 1.5 dCi
  trafic, II, 2006 | 8 | Trafic | 82 | x83/trafic | 5x118 16-16 | van | 1.9 dCi, 2.0 dCi, 2.5 dCi
  trafic, III, 2019 | 4 | Trafic 3 | R | x82 | 5x114.3 16-17 | van led | 1.6 dCi
  master, II, 2003 | 4 | Master 2 | 82 | x70 | 5x130 16-16 | van man | 2.5 dCi
  master, III | 5 | Master 3 | R | x62/master | 5x130 16-16 | van | 2.3 dCi
  modus, , 2008 | 3 | Modus | 82 | x85 | 4x100 15-16 | mon | 1.5 dCi, 1.2 16V@renault
  twingo, II, 2012 | 3 | Twingo 2 | 82 | x44 | 4x100 14-15 | heč man | 1.5 dCi, 1.2 16V@renault
  thalia, I, 2002 | 3 | Thalia | 82 | x65 | 4x100 14-14 | lim man | 1.5 dCi, 1.4 16V@renault
  kadjar, , 2019 | 3 | Kadjar | R | cmf | 5x114.3 17-19 | ter led | 1.5 dCi, 1.6 dCi
  fluence, , 2013 | 3 | Fluence | R | x95 | 5x114.3 16-17 | lim | 1.5 dCi, 1.6 16V@renault
  talisman, | 2 | Talisman | R | cmf | 5x114.3 17-18 | lim kar led nohal split | 1.6 dCi
`,
);

const dacia = readCars(
  'dacia',
  `
  logan, I, 2008 | 7 | Logan | 60 | x90 | 4x100 14-15 | lim kar man | 1.5 dCi, 1.4 MPI, 1.6 MPI
  logan, II, 2017 | 4 | Logan 2 | R | x52 | 4x100 15-15 | lim kar | 1.5 dCi, 0.9 TCe
  sandero, I | 5 | Sandero | 60 | x90 | 4x100 15-15 | heč man | 1.5 dCi, 1.4 MPI, 1.6 MPI
  sandero, II, 2017 | 4 | Sandero 2 | R | x52 | 4x100 15-16 | heč | 1.5 dCi, 0.9 TCe
  duster, I, 2013 | 8 | Duster | R | x90d | 5x114.3 16-16 | ter | 1.5 dCi
  duster, II, 2021 | 5 | Duster 2 | R | x90d | 5x114.3 16-17 | ter | 1.5 dCi
  dokker, | 2 | Dokker | R | x67 | 4x100 15-15 | van | 1.5 dCi
  lodgy, | 2 | Lodgy | R | x67 | 4x100 15-16 | mon | 1.5 dCi
`,
);

export const frenchCars = [...peugeot, ...citroen, ...renault, ...dacia];
