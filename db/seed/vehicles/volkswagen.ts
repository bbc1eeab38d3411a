import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const volkswagen: SeedManufacturer = {
  name: 'Volkswagen',
  slug: 'volkswagen',
  aliases: ['VW', 'Folksvagen', 'Folcvagen', 'Folksvagn', 'Vokswagen', 'Folcika'],
  slugAliases: ['vw'],
  models: readModels(`
    Amarok: I 2010-2020 (2h) | II 2022-
    Arteon: 2017-2024 (3h)
    Beetle [Buba]: 2011-2019 (5c)
    Bora: 1998-2005 (1j)
    Caddy [Kedi, Kadi]: II 1995-2004 (9k) | III 2003-2015 (2k, mk3) | IV 2015-2020 (sa, mk4) | V 2020- (sb, mk5)
    Corrado: 1988-1995 (53i)
    Crafter: I 2006-2016 (2e) | II 2016- (sy)
    Eos: 2006-2015 (1f)
    Fox: 2005-2011 (5z)
    Golf [Golfić]: II 1983-1992 (2, mk2, 19e, dvica, g2) | III 1991-1997 (3, mk3, 1h, trica, g3) | IV 1997-2004 (4, mk4, 1j, četvorka, g4) | V 2003-2009 (5, mk5, 1k, petica, g5) | VI 2008-2013 (6, mk6, 5k, šestica, g6) | VII 2012-2020 (7, mk7, 5g, sedmica, 7.5, g7) | VIII 2019- (8, mk8, cd, osmica, g8)
    Golf Plus: 2004-2014 (5m)
    Golf Sportsvan: 2014-2020 (am)
    ID.3 [ID3]: 2019- (e1)
    ID.4 [ID4]: 2020- (e2)
    ID. Buzz: 2022-
    Jetta [Džeta]: II 1984-1992 (19e) | V 2005-2010 (1k, mk5) | VI 2010-2018 (16, mk6)
    LT: I 1975-1996 (lt28, lt35) | II 1996-2006 (lt28, lt35, lt46)
    Lupo: 1998-2005 (6x)
    Multivan: T7 2021-
    New Beetle [Nova buba]: 1997-2010 (9c)
    Passat [Pasat]: B3 1988-1993 (35i) | B4 1993-1997 (3a) | B5 1996-2005 (3b, 3bg, b5.5, 5.5, 5+) | B6 2005-2010 (3c, šestica) | B7 2010-2015 (362, sedmica) | B8 2014-2024 (3g, osmica) | B9 2023-
    Passat CC [CC]: 2008-2016 (357, 358)
    Phaeton [Faeton]: 2002-2016 (3d)
    Polo: II 1981-1994 (86c) | III 1994-2002 (6n, 6n2) | IV 2001-2009 (9n, 9n3) | V 2009-2017 (6r, 6c) | VI 2017- (aw)
    Scirocco [Siroko]: 2008-2017 (13)
    Sharan [Šaran]: I 1995-2010 (7m) | II 2010-2022 (7n)
    T-Cross: 2018- (c1)
    T-Roc [Troc]: 2017- (a1)
    Taigo: 2021-
    Tiguan: I 2007-2016 (5n) | II 2016-2024 (ad1) | III 2024- (ct1)
    Touareg [Tuareg]: I 2002-2010 (7l) | II 2010-2018 (7p) | III 2018- (cr7)
    Touran [Turan]: I 2003-2015 (1t) | II 2015- (5t)
    Transporter [Kombi, Karavela, Caravelle]: T4 1990-2003 (70) | T5 2003-2015 (7h, 7e) | T6 2015-2024 (sg) | T7 2024-
    Up [Up!]: 2011-2023 (aa)
    Vento: 1991-1998 (1h2)
  `),
};
