import { readCars } from './read-cars.ts';

const fiat = readCars(
  'fiat',
  `
  punto, I | 4 | Punto 1 | 46 | p176 | 4x98 13-14 | heč man | 1.1 8V@fiat, 1.2 8V@fiat
  punto, II, 2003 | 16 | Punto 2 | 51 | p188 | 4x98 13-15 | heč man | 1.9 JTD, 1.3 Multijet, 1.2 8V@fiat
  grande-punto, | 15 | Grande Punto | 51 | sccs | 4x100 15-17 | heč +Sport | 1.3 Multijet, 1.9 Multijet, 1.4 8V@fiat, 1.4 T-Jet
  bravo, II | 8 | Bravo 198 | 51 | c198 | 5x98 16-17 | heč xen +Sport | 1.6 Multijet, 1.9 Multijet, 1.4 T-Jet
  stilo, | 9 | Stilo | 51 | c192 | 4x98 15-16 | heč kar man xen | 1.9 JTD, 1.9 Multijet, 1.2 8V@fiat
  500, , 2015 | 6 | 500 | 51 | fga500 | 4x98 14-16 | heč kab xen +Abarth | 1.3 Multijet, 1.2 8V@fiat
  500l, , 2017 | 3 | 500L | 51 | f330 | 5x98 16-17 | mon xen | 1.3 Multijet, 1.6 Multijet
  panda, II | 6 | Panda 169 | 51 | fga500 | 4x98 13-14 | heč man | 1.3 Multijet, 1.1 8V@fiat, 1.2 8V@fiat
  panda, III | 4 | Panda 312 | 51 | fga500 | 4x98 14-15 | heč | 1.3 Multijet, 1.2 8V@fiat
  tipo, II, 2020 | 5 | Tipo 356 | 52 | f356 | 5x98 15-17 | heč lim kar | 1.3 Multijet, 1.6 Multijet, 1.4 T-Jet
  croma, II, 2008 | 3 | Croma 194 | 51 | eps1 | 5x110 16-17 | kar xen | 1.9 Multijet
  multipla, , 2004 | 3 | Multipla | 46 | m186 | 4x98 15-15 | mon man | 1.9 JTD
  idea, | 2 | Idea | 51 | p188 | 4x98 15-15 | mon | 1.3 Multijet
  linea, | 2 | Linea | 51 | sccs | 4x100 15-16 | lim | 1.3 Multijet, 1.4 8V@fiat
  seicento, | 3 | Seicento | 46 | s187 | 4x98 13-13 | heč man | 1.1 8V@fiat
  doblo, I, 2005 | 7 | Doblo | 51 | d223 | 4x98 14-15 | van man | 1.9 JTD, 1.3 Multijet
  doblo, II, 2015 | 6 | Doblo 263 | 51 | d263 | 5x98 16-16 | van | 1.3 Multijet, 1.6 Multijet
  ducato, II, 2002 | 6 | Ducato 230/244 | 13 | x230 | 5x118 15-16 | van man | 2.3 JTD, 2.8 JTD
  ducato, III, 2014 | 10 | Ducato 250 | 13 | x250/ducato | 5x118 15-16 | van | 2.3 JTD
  scudo, II | 3 | Scudo 270 | 14 | g9/jumpy2 | 5x108 15-16 | van | 1.6 HDi, 2.0 HDi
  fiorino, III | 3 | Fiorino | 13 | fiorino/fiorino | 4x98 14-15 | van | 1.3 Multijet
  ulysse, II | 2 | Ulysse | 14 | u60/ulysse | 5x98 15-16 | mon | 2.0 HDi@dw
`,
);

const alfaRomeo = readCars(
  'alfa-romeo',
  `
  147, , 2004 | 7 | 147 | 60 | ar937 | 5x98 15-17 | heč xen +GTA | 1.9 JTD, 1.6 Twin Spark
  156, , 2003 | 5 | 156 | 60 | ar937 | 5x98 15-17 | lim kar xen | 1.9 JTD, 2.4 JTD, 1.6 Twin Spark
  159, | 8 | 159 | 50 | ar939 | 5x110 17-19 | lim kar xen +TI | 1.9 JTD, 2.4 JTD, 2.0 Multijet
  gt, | 2 | GT | 60 | ar937 | 5x98 16-18 | kup xen | 1.9 JTD
  mito, | 3 | MiTo | 50 | sccs | 4x100 15-17 | heč xen | 1.3 Multijet, 1.4 T-Jet
  giulietta, , 2016 | 5 | Giulietta | 50 | ar940 | 5x110 16-18 | heč xen | 1.6 Multijet, 2.0 Multijet
`,
);

export const italianCars = [...fiat, ...alfaRomeo];
