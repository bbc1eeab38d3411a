import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const seat: SeedManufacturer = {
  name: 'Seat',
  slug: 'seat',
  aliases: ['Šit', 'Sit', 'Seat Cupra'],
  slugAliases: [],
  models: readModels(`
    Alhambra: I 1996-2010 (7m, 7v) | II 2010-2020 (7n)
    Altea: 2004-2015 (5p, altea xl)
    Arona: 2017- (kj)
    Arosa: 1997-2004 (6h)
    Ateca: 2016- (kh7)
    Cordoba [Kordoba]: I 1993-2002 (6k) | II 2002-2009 (6l)
    Exeo: 2008-2013 (3r)
    Ibiza [Ibica]: II 1993-2002 (6k) | III 2002-2008 (6l) | IV 2008-2017 (6j, 6p) | V 2017- (kj)
    Inca: 1995-2003 (9k)
    Leon: I 1999-2006 (1m) | II 2005-2012 (1p) | III 2012-2020 (5f) | IV 2020- (kl)
    Marbella: 1986-1998
    Mii: 2011-2021 (kf)
    Tarraco: 2018-2024 (kn)
    Toledo: I 1991-1999 (1l) | II 1998-2004 (1m) | III 2004-2009 (5p) | IV 2012-2019 (kg)
  `),
};

export const skoda: SeedManufacturer = {
  name: 'Škoda',
  slug: 'skoda',
  aliases: ['Skoda', 'Shkoda', 'Škodilak'],
  slugAliases: [],
  models: readModels(`
    Citigo: 2011-2020 (nf)
    Enyaq: 2020- (5a)
    Fabia [Fabija, Fabijola]: I 1999-2007 (6y) | II 2006-2014 (5j) | III 2014-2021 (nj) | IV 2021- (pj)
    Favorit: 1987-1995 (135)
    Felicia [Felicija]: 1994-2001 (6u)
    Forman: 1990-1995
    Kamiq [Kamik]: 2019- (nw)
    Karoq [Karok]: 2017- (nu)
    Kodiaq [Kodijak]: I 2016-2024 (ns) | II 2024- (ps)
    Octavia [Oktavija, Oktavia]: I 1996-2010 (1u, tour, tur) | II 2004-2013 (1z, a5) | III 2012-2020 (5e, a7) | IV 2019- (nx, a8)
    Praktik: 2007-2015 (5j)
    Rapid: 2012-2019 (nh)
    Roomster [Rumster]: 2006-2015 (5j)
    Scala [Skala]: 2019- (nw)
    Superb [Suberb]: I 2001-2008 (3u) | II 2008-2015 (3t) | III 2015-2023 (3v) | IV 2023-
    Yeti [Jeti]: 2009-2017 (5l)
  `),
};
