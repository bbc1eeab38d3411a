import { readCars } from './read-cars.ts';

const opel = readCars(
  'opel',
  `
  astra, F | 5 | Astra F | 90 | t92 | 4x100 13-14 | heč kar man | 1.6 8V@opel
  astra, G | 14 | Astra G | 93 | t98 | 4x100 14-15 | heč kar man | 1.7 DTI, 2.0 DTI, 1.6 16V@opel, 1.4 16V@opel
  astra, H, 2007 | 21 | Astra H | 13 | delta1 | 5x110 15-17 | heč kar xen +OPC | 1.7 CDTI, 1.9 CDTI, 1.3 CDTI, 1.6 16V@opel
  astra, J, 2012 | 16 | Astra J | 13 | delta2 | 5x105 16-18 | heč kar xen split +OPC | 1.7 CDTI, 1.3 CDTI, 2.0 CDTI, 1.4 Turbo
  astra, K, 2019 | 5 | Astra K | 39 | d2xx | 5x105 16-18 | heč kar led split | 1.6 CDTI, 1.4 Turbo
  corsa, B | 4 | Corsa B | 90 | s93 | 4x100 13-14 | heč man | 1.0 12V@opel, 1.2 16V@opel
  corsa, C, 2003 | 11 | Corsa C | 93 | gamma | 4x100 14-15 | heč man | 1.3 CDTI, 1.7 DTI, 1.0 12V@opel, 1.2 16V@opel
  corsa, D, 2011 | 12 | Corsa D | 13 | sccs | 4x100 15-16 | heč +OPC | 1.3 CDTI, 1.2 16V@opel, 1.4 16V@opel
  corsa, E | 4 | Corsa E | 13 | sccs | 4x100 15-16 | heč xen +OPC | 1.3 CDTI, 1.4 16V@opel
  insignia, A, 2013 | 14 | Insignia A | 13 | eps2 | 5x120 17-18 | heč lim kar xen +OPC | 2.0 CDTI, 1.6 CDTI
  insignia, B, 2020 | 4 | Insignia B | 39 | e2xx | 5x115 17-18 | heč kar led | 2.0 CDTI, 1.6 CDTI
  vectra, B, 1999 | 5 | Vectra B | 90 | gm2900 | 4x100 15-16 | heč lim kar man | 2.0 DTI, 1.8 16V@opel
  vectra, C, 2005 | 13 | Vectra C | 93 | eps1 | 5x110 16-17 | heč lim kar xen +OPC | 1.9 CDTI, 1.8 16V@opel
  signum, , 2005 | 2 | Signum | 93 | eps1 | 5x110 16-17 | heč xen | 1.9 CDTI
  zafira, A | 6 | Zafira A | 93 | t98 | 4x100 15-16 | mon man | 2.0 DTI, 1.6 16V@opel, 1.8 16V@opel
  zafira, B, 2008 | 11 | Zafira B | 13 | delta1 | 5x110 16-17 | mon xen +OPC | 1.7 CDTI, 1.9 CDTI, 1.6 16V@opel
  zafira, C | 4 | Zafira Tourer | 13 | delta2 | 5x105 16-17 | mon xen | 2.0 CDTI, 1.6 CDTI
  meriva, A, 2006 | 7 | Meriva A | 93 | gamma | 4x100 15-16 | mon man | 1.3 CDTI, 1.7 CDTI, 1.6 16V@opel
  meriva, B, 2014 | 4 | Meriva B | 13 | sccs | 5x105 16-17 | mon | 1.3 CDTI, 1.7 CDTI
  mokka, A, 2016 | 4 | Mokka | 95 | gsv | 5x105 17-18 | ter xen split | 1.7 CDTI, 1.6 CDTI
  antara, | 2 | Antara | 96 | theta | 5x115 17-18 | ter | 2.0 CDTI
  combo, C | 4 | Combo C | 93 | gamma | 4x100 14-15 | van man | 1.3 CDTI, 1.7 CDTI
  vivaro, A, 2006 | 8 | Vivaro A | 44 | x83/trafic | 5x118 16-16 | van | 1.9 dCi, 2.0 dCi, 2.5 dCi
  movano, B | 4 | Movano B | 44 | x62/master | 5x130 16-16 | van | 2.3 dCi
  tigra, B | 1 | Tigra TwinTop | 93 | gamma | 4x100 15-16 | kab | 1.3 CDTI, 1.4 16V@opel
`,
);

const ford = readCars(
  'ford',
  `
  fiesta, IV | 3 | Fiesta MK4 | 96FG | b257 | 4x108 13-14 | heč man | 1.25 16V
  fiesta, V, 2005 | 8 | Fiesta MK6 | 2S61 | b256 | 4x108 14-15 | heč man | 1.4 TDCi, 1.25 16V, 1.4 16V@ford
  fiesta, VI, 2013 | 10 | Fiesta MK7 | 8A61 | b299 | 4x108 15-16 | heč +ST-Line | 1.4 TDCi, 1.6 TDCi, 1.5 TDCi, 1.25 16V
  focus, I | 10 | Focus MK1 | 98AB | c170 | 4x108 14-16 | heč kar man | 1.8 TDCi, 1.6 16V@ford
  focus, II, 2008 | 17 | Focus MK2 | 4M51 | c1 | 5x108 15-17 | heč kar xen +ST | 1.6 TDCi, 1.8 TDCi, 2.0 TDCi, 1.6 16V@ford
  focus, III, 2014 | 12 | Focus MK3 | BM51 | c1b | 5x108 16-18 | heč kar xen +ST-Line | 1.6 TDCi, 1.5 TDCi, 2.0 TDCi, 1.0 EcoBoost
  c-max, I, 2007 | 6 | C-Max | 3M51 | c1 | 5x108 15-17 | mon xen | 1.6 TDCi, 1.8 TDCi, 2.0 TDCi
  c-max, II, 2015 | 3 | C-Max 2 | AM51 | c1b | 5x108 16-17 | mon xen | 1.6 TDCi, 2.0 TDCi
  mondeo, III, 2003 | 8 | Mondeo MK3 | 1S71 | cd132 | 5x108 16-17 | heč lim kar xen | 2.0 TDCi@puma, 1.8 16V@ford
  mondeo, IV, 2010 | 13 | Mondeo MK4 | 7S71 | eucd | 5x108 16-18 | heč lim kar xen +Titanium_S | 1.8 TDCi, 2.0 TDCi
  mondeo, V | 4 | Mondeo MK5 | DS73 | cd4 | 5x108 16-18 | heč kar led split +ST-Line | 2.0 TDCi, 1.5 TDCi
  s-max, I, 2010 | 5 | S-Max | 6M21 | eucd | 5x108 17-18 | mon xen | 1.8 TDCi, 2.0 TDCi
  galaxy, II, 2010 | 4 | Galaxy MK2 | 6M21 | eucd | 5x108 16-17 | mon xen | 1.8 TDCi, 2.0 TDCi
  galaxy, I, 2000 | 3 | Galaxy | 7M5 | pq34m/sharan | 5x112 15-16 | mon man | 1.9 TDI
  kuga, I | 5 | Kuga | 8V41 | c1 | 5x108 17-18 | ter xen | 2.0 TDCi
  kuga, II, 2016 | 4 | Kuga 2 | CV44 | c1b | 5x108 17-18 | ter xen led +ST-Line | 2.0 TDCi, 1.5 TDCi
  fusion, , 2005 | 4 | Fusion | 2N11 | b256 | 4x108 15-16 | mon man | 1.4 TDCi, 1.6 TDCi, 1.4 16V@ford
  ka, II | 2 | Ka MK2 | 1735 | fga500 | 4x98 14-15 | heč | 1.3 Multijet, 1.2 8V@fiat
  transit, V | 8 | Transit V347 | 6C11 | v347 | 5x160 15-16 | van | 2.2 TDCi@puma, 2.4 TDCi
  transit, VI, 2019 | 3 | Transit V363 | BK31 | v363 | 5x160 16-16 | van | 2.2 TDCi@puma
  transit-connect, I, 2009 | 4 | Transit Connect | 2T14 | v227 | 5x108 15-15 | van man | 1.8 TDCi
`,
);

export const opelAndFord = [...opel, ...ford];
