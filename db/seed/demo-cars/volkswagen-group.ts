import { readCars } from './read-cars.ts';

const volkswagen = readCars(
  'volkswagen',
  `
  golf, III | 3 | Golf 3 | 1H0 | a3 | 4x100 13-15 | heč kar man +GTI | 1.9 TDI, 1.8@vag, 1.4 16V@vag
  golf, IV | 9 | Golf 4 | 1J0 | pq34 | 5x100 14-16 | heč kar man xen +R32 | 1.9 TDI, 1.9 SDI, 1.4 16V@vag, 1.6 8V@vag
  golf, V | 9 | Golf 5 | 1K0 | pq35 | 5x112 15-17 | heč kar xen +GTI | 1.9 TDI, 2.0 TDI@pd, 1.4 16V@vag, 1.6 8V@vag, 1.4 TSI
  golf, VI | 8 | Golf 6 | 5K0 | pq35 | 5x112 15-18 | heč kar xen led split +GTI | 1.6 TDI, 2.0 TDI, 1.4 TSI, 1.2 TSI
  golf, VII, 2017 | 8 | Golf 7 | 5G0 | mqb | 5x112 15-18 | heč kar xen led split +R-line | 1.6 TDI@ea288, 2.0 TDI@ea288, 1.4 TSI@ea211, 1.0 TSI
  golf, VIII | 3 | Golf 8 | 5H0 | mqbevo | 5x112 16-18 | heč kar led nohal split +R-line | 2.0 TDI@ea288, 1.5 TSI, 1.0 TSI
  golf-plus, , 2009 | 6 | Golf Plus | 5M0 | pq35 | 5x112 15-17 | mon xen | 1.9 TDI, 2.0 TDI@pd, 1.6 TDI
  bora, | 5 | Bora | 1J5 | pq34 | 5x100 15-16 | lim kar man xen | 1.9 TDI, 1.6 8V@vag
  jetta, V | 5 | Jetta 5 | 1K5 | pq35 | 5x112 15-17 | lim xen split | 1.9 TDI, 2.0 TDI@pd, 1.6 TDI
  passat, B5, 2000 | 15 | Passat B5 | 3B0 | pl45 | 5x112 15-17 | lim kar man xen split | 1.9 TDI, 2.5 TDI, 1.8 T
  passat, B6 | 22 | Passat B6 | 3C0 | pq46 | 5x112 16-18 | lim kar xen split +R-line | 1.9 TDI, 2.0 TDI@pd, 2.0 TDI, 1.6 FSI
  passat, B7 | 14 | Passat B7 | 3AA | pq46 | 5x112 16-18 | lim kar xen led split +R-line | 1.6 TDI, 2.0 TDI, 1.4 TSI
  passat, B8, 2019 | 13 | Passat B8 | 3G0 | mqb | 5x112 16-19 | lim kar led split +R-line | 1.6 TDI@ea288, 2.0 TDI@ea288
  passat-cc, , 2012 | 5 | Passat CC | 3C8 | pq46 | 5x112 17-18 | lim xen split +R-line | 2.0 TDI, 1.8 TFSI
  polo, III | 4 | Polo 6N | 6N0 | a03 | 4x100 13-14 | heč man | 1.9 SDI, 1.4 16V@vag, 1.0@vag
  polo, IV, 2005 | 11 | Polo 9N | 6Q0 | pq24 | 5x100 14-15 | heč man +GTI | 1.4 TDI, 1.9 TDI, 1.2 12V, 1.4 16V@vag
  polo, V, 2014 | 9 | Polo 6R | 6R0 | pq25 | 5x100 14-16 | heč xen +R-line | 1.6 TDI, 1.2 12V, 1.2 TSI
  touran, I, 2010 | 11 | Touran | 1T0 | pq35 | 5x112 15-17 | mon xen | 1.9 TDI, 2.0 TDI@pd, 1.6 TDI
  tiguan, I, 2011 | 10 | Tiguan | 5N0 | pq35 | 5x112 16-18 | ter xen split +R-line | 2.0 TDI, 1.4 TSI
  tiguan, II, 2020 | 5 | Tiguan 2 | 5NA | mqb | 5x112 17-19 | ter led split +R-line | 2.0 TDI@ea288, 1.5 TSI
  touareg, I, 2007 | 5 | Touareg | 7L6 | pl71 | 5x130 17-19 | ter xen +R-line | 2.5 TDI@t5, 3.0 TDI
  sharan, I, 2000 | 6 | Sharan | 7M3 | pq34m/sharan | 5x112 15-16 | mon man xen | 1.9 TDI, 2.0 8V@vag
  caddy, III, 2010 | 9 | Caddy | 2K0 | pq35 | 5x112 15-16 | van | 1.9 TDI, 2.0 TDI@pd, 1.6 TDI
  transporter, T4 | 6 | T4 | 701 | t4 | 5x112 15-16 | van man | 1.9 TDI, 2.5 TDI@t5
  transporter, T5, 2009 | 14 | T5 | 7H0 | t5 | 5x120 16-17 | van | 1.9 TDI, 2.5 TDI@t5, 2.0 TDI
  transporter, T6 | 5 | T6 | 7E0 | t5 | 5x120 16-18 | van led | 2.0 TDI
  crafter, I | 7 | Crafter | 2E0 | ncv3/crafter | 6x130 16-16 | van | 2.0 TDI, 2.5 TDI@t5
  up, , 2016 | 3 | Up | 1S0 | nsf/up | 4x100 14-15 | heč | 1.0@vag
  fox, | 2 | Fox | 5Z0 | pq24 | 5x100 14-15 | heč man | 1.4 TDI, 1.2 12V
  scirocco, , 2014 | 3 | Scirocco | 1K8 | pq35 | 5x112 17-18 | kup xen +R-line | 2.0 TDI, 1.4 TSI
  t-roc, , 2022 | 3 | T-Roc | 2GA | mqb | 5x112 16-18 | ter led split +R-line | 2.0 TDI@ea288, 1.5 TSI
  arteon, , 2020 | 2 | Arteon | 3G8 | mqb | 5x112 17-19 | lim led nohal split +R-line | 2.0 TDI@ea288
`,
);

const audi = readCars(
  'audi',
  `
  80, B4 | 4 | Audi 80 B4 | 8A0 | b4 | 4x108 14-15 | lim kar man | 1.9 TDI, 2.0 8V@vag
  a1, 8X, 2014 | 4 | A1 | 8X0 | pq25 | 5x100 15-17 | heč xen led +S-line | 1.6 TDI, 1.2 TSI, 1.4 TSI
  a2, | 2 | A2 | 8Z0 | pq24 | 5x100 15-16 | heč man | 1.4 TDI, 1.4 16V@vag
  a3, 8L, 2000 | 6 | A3 8L | 8L0 | pq34 | 5x100 15-17 | heč man xen | 1.9 TDI, 1.6 8V@vag, 1.8 T
  a3, 8P, 2008 | 17 | A3 8P | 8P0 | pq35 | 5x112 16-18 | heč xen +S-line | 1.9 TDI, 2.0 TDI@pd, 2.0 TDI, 1.6 TDI, 1.6 8V@vag
  a3, 8V, 2016 | 9 | A3 8V | 8V0 | mqb | 5x112 16-18 | heč lim xen led +S-line | 1.6 TDI@ea288, 2.0 TDI@ea288, 1.4 TSI@ea211
  a4, B5, 1999 | 8 | A4 B5 | 8D0 | pl45 | 5x112 15-17 | lim kar man xen | 1.9 TDI, 2.5 TDI, 1.8 T
  a4, B6 | 13 | A4 B6 | 8E0 | pl46 | 5x112 15-17 | lim kar xen +S-line | 1.9 TDI, 2.5 TDI, 1.8 T
  a4, B7 | 14 | A4 B7 | 8E0 | pl46 | 5x112 16-18 | lim kar xen +S-line | 1.9 TDI, 2.0 TDI@pd, 2.7 TDI
  a4, B8, 2012 | 21 | A4 B8 8K | 8K0 | mlb | 5x112 16-18 | lim kar xen led split +S-line | 2.0 TDI, 2.7 TDI, 1.8 TFSI
  a4, B9, 2019 | 8 | A4 B9 | 8W0 | mlbevo | 5x112 16-18 | lim kar xen led nohal split +S-line | 2.0 TDI@ea288, 3.0 TDI
  a5, 8T, 2011 | 7 | A5 8T | 8T0 | mlb | 5x112 17-19 | kup heč kab xen led split +S-line | 2.0 TDI, 2.7 TDI, 1.8 TFSI
  a6, C5, 2001 | 8 | A6 C5 | 4B0 | c5 | 5x112 16-17 | lim kar man xen | 1.9 TDI, 2.5 TDI
  a6, C6, 2008 | 15 | A6 C6 4F | 4F0 | c6 | 5x112 16-18 | lim kar xen split +S-line | 2.0 TDI@pd, 2.7 TDI, 3.0 TDI
  a6, C7, 2014 | 11 | A6 C7 4G | 4G0 | mlb | 5x112 17-19 | lim kar xen led nohal split +S-line | 2.0 TDI, 3.0 TDI
  a7, 4G, 2014 | 2 | A7 4G | 4G8 | mlb | 5x112 18-20 | heč xen led nohal +S-line | 3.0 TDI
  a8, D3, 2005 | 3 | A8 D3 | 4E0 | d3 | 5x112 17-19 | lim xen nohal | 3.0 TDI
  q3, 8U, 2014 | 5 | Q3 | 8U0 | pq35 | 5x112 17-18 | ter xen led +S-line | 2.0 TDI, 1.4 TSI
  q5, 8R, 2012 | 8 | Q5 8R | 8R0 | mlb | 5x112 17-19 | ter xen led +S-line | 2.0 TDI, 3.0 TDI
  q7, 4L, 2009 | 6 | Q7 4L | 4L0 | pl71 | 5x130 18-20 | ter xen +S-line | 3.0 TDI
  tt, 8N | 2 | TT 8N | 8N0 | pq34 | 5x100 16-18 | kup kab xen | 1.8 T
`,
);

const seat = readCars(
  'seat',
  `
  ibiza, III | 8 | Ibiza 6L | 6L0 | pq24 | 5x100 14-16 | heč man +FR | 1.4 TDI, 1.9 TDI, 1.2 12V, 1.4 16V@vag
  ibiza, IV, 2012 | 7 | Ibiza 6J | 6J0 | pq25 | 5x100 15-17 | heč kar xen +FR | 1.6 TDI, 1.9 TDI, 1.2 12V, 1.2 TSI
  leon, I | 5 | Leon 1M | 1M0 | pq34 | 5x100 15-17 | heč man xen | 1.9 TDI, 1.6 8V@vag, 1.8 T
  leon, II, 2009 | 10 | Leon 1P | 1P0 | pq35 | 5x112 16-18 | heč xen +FR | 1.9 TDI, 2.0 TDI@pd, 1.6 TDI, 1.6 8V@vag
  leon, III, 2017 | 8 | Leon 5F | 5F0 | mqb | 5x112 16-18 | heč kar led +FR | 1.6 TDI@ea288, 2.0 TDI@ea288, 1.4 TSI@ea211
  altea, , 2009 | 5 | Altea | 5P0 | pq35 | 5x112 16-17 | mon xen | 1.9 TDI, 2.0 TDI@pd, 1.6 TDI
  cordoba, II | 3 | Cordoba 6L | 6L5 | pq24 | 5x100 14-15 | lim man | 1.4 TDI, 1.9 TDI, 1.4 16V@vag
  toledo, II | 3 | Toledo 1M | 1M0 | pq34 | 5x100 15-16 | lim man xen | 1.9 TDI, 1.6 8V@vag
  alhambra, I, 2000 | 4 | Alhambra | 7M7 | pq34m/sharan | 5x112 15-16 | mon man xen | 1.9 TDI, 2.0 8V@vag
  exeo, | 2 | Exeo | 3R0 | pl46 | 5x112 16-17 | lim kar xen | 2.0 TDI
  ateca, , 2020 | 2 | Ateca | 575 | mqb | 5x112 17-18 | ter led +FR | 2.0 TDI@ea288, 1.5 TSI
  mii, | 1 | Mii | 1SL | nsf/up | 4x100 14-15 | heč | 1.0@vag
`,
);

const skoda = readCars(
  'skoda',
  `
  octavia, I, 2000 | 10 | Octavia Tour | 1U0 | pq34 | 5x100 15-16 | heč kar man xen | 1.9 TDI, 1.6 8V@vag, 1.8 T
  octavia, II, 2009 | 24 | Octavia 2 | 1Z0 | pq35 | 5x112 15-17 | heč kar xen +RS | 1.9 TDI, 2.0 TDI@pd, 1.6 TDI, 1.6 8V@vag, 1.4 TSI
  octavia, III, 2017 | 16 | Octavia 3 | 5E0 | mqb | 5x112 15-18 | heč kar xen led +RS | 1.6 TDI@ea288, 2.0 TDI@ea288, 1.4 TSI@ea211
  octavia, IV | 4 | Octavia 4 | 5E3 | mqbevo | 5x112 16-18 | heč kar led nohal split | 2.0 TDI@ea288, 1.5 TSI
  fabia, I | 10 | Fabia 1 | 6Y0 | pq24 | 5x100 14-15 | heč kar man +RS | 1.4 TDI, 1.9 TDI, 1.9 SDI, 1.2 12V, 1.4 16V@vag
  fabia, II, 2010 | 10 | Fabia 2 | 5J0 | pq24 | 5x100 14-15 | heč kar +RS | 1.4 TDI, 1.9 TDI, 1.2 12V, 1.4 16V@vag
  fabia, III, 2018 | 4 | Fabia 3 | 6V0 | pq25 | 5x100 15-16 | heč kar led | 1.0 TSI, 1.2 TSI
  superb, I | 5 | Superb 1 | 3U0 | pl45 | 5x112 16-17 | lim xen | 1.9 TDI, 2.5 TDI, 1.8 T
  superb, II, 2013 | 11 | Superb 2 | 3T0 | pq46 | 5x112 16-18 | lim kar xen | 1.9 TDI, 2.0 TDI, 1.6 TDI, 1.8 TFSI
  superb, III, 2019 | 7 | Superb 3 | 3V0 | mqb | 5x112 17-19 | lim kar xen led split | 2.0 TDI@ea288, 1.6 TDI@ea288
  roomster, , 2010 | 4 | Roomster | 5J0 | pq24 | 5x100 14-15 | mon | 1.4 TDI, 1.9 TDI, 1.2 12V
  rapid, , 2017 | 3 | Rapid | 5JA | pq25 | 5x100 15-16 | heč xen | 1.6 TDI, 1.2 TSI
  yeti, , 2013 | 4 | Yeti | 5L0 | pq35 | 5x112 16-17 | ter xen | 2.0 TDI, 1.6 TDI, 1.2 TSI
  kodiaq, I, 2021 | 3 | Kodiaq | 565 | mqb | 5x112 17-19 | ter led | 2.0 TDI@ea288
  citigo, | 1 | Citigo | 1ST | nsf/up | 4x100 14-15 | heč | 1.0@vag
`,
);

const porsche = readCars(
  'porsche',
  `
  cayenne, 955, 2007 | 4 | Cayenne 955 | 955 | pl71 | 5x130 18-20 | ter xen | 3.0 Diesel
  cayenne, 958, 2014 | 3 | Cayenne 958 | 958 | pl72 | 5x130 18-20 | ter xen led nohal | 3.0 Diesel
  911, 997, 2009 | 1 | 997 | 997 | p997 | 5x130 18-19 | kup xen | 3.6@porsche
`,
);

export const volkswagenGroup = [...volkswagen, ...audi, ...seat, ...skoda, ...porsche];
