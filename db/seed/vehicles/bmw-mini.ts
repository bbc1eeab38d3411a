import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const bmw: SeedManufacturer = {
  name: 'BMW',
  slug: 'bmw',
  aliases: ['Bavarac', 'Beemve', 'BMV', 'Be em ve', 'Bemba', 'Bembara'],
  slugAliases: [],
  models: readModels(`
    Serija 1 [Kec, 1er, 116, 118, 120]: E87 2004-2012 (e81, e82, e88) | F20 2011-2019 (f21) | F40 2019-2024 | F70 2024-
    Serija 2 [218, 220]: F22 2013-2021 (f23) | G42 2021- | Gran Coupe F44 2019-2024
    Serija 2 Active Tourer [Active Tourer, Gran Tourer]: F45 2014-2021 (f46) | U06 2021-
    Serija 3 [Trica, Trojka, 3er, 316, 318, 320, 325, 330]: E30 1982-1994 | E36 1990-2000 | E46 1997-2006 | E90 2004-2013 (e91, e92, e93) | F30 2011-2019 (f31, f34) | G20 2018- (g21)
    Serija 4 [418, 420]: F32 2013-2020 (f33, f36) | G22 2020- (g23, g26)
    Serija 5 [Petica, 5er, 520, 525, 530]: E34 1988-1996 | E39 1995-2004 | E60 2003-2010 (e61) | F10 2010-2017 (f11) | G30 2016-2023 (g31) | G60 2023- (g61)
    Serija 6 [630, 640]: E63 2003-2010 (e64) | F12 2011-2018 (f06, f13)
    Serija 7 [Sedmica, 7er, 730, 740]: E32 1986-1994 | E38 1994-2001 | E65 2001-2008 (e66) | F01 2008-2015 (f02) | G11 2015-2022 (g12) | G70 2022-
    Serija 8 [840, 850]: E31 1990-1999 | G15 2018-2025 (g14, g16)
    i3: 2013-2022 (i01)
    i4: 2021- (g26)
    i8: 2014-2020 (i12)
    iX3: G08 2020-2025 | NA5 2025-
    M3: E36 1992-1999 | E46 2000-2006 | E90 2007-2013 (e92, e93) | F80 2014-2018 | G80 2020-
    M5: E34 1988-1995 | E39 1998-2003 | E60 2005-2010 | F10 2011-2016 | F90 2017-2023 | G90 2024-
    X1: E84 2009-2015 | F48 2015-2022 | U11 2022-
    X2: F39 2017-2023 | U10 2023-
    X3: E83 2003-2010 | F25 2010-2017 | G01 2017-2024 | G45 2024-
    X4: F26 2014-2018 | G02 2018-2025
    X5: E53 1999-2006 | E70 2006-2013 | F15 2013-2018 | G05 2018-
    X6: E71 2008-2014 | F16 2014-2019 | G06 2019-
    X7: 2018- (g07)
    Z3: 1995-2002 (e36/7)
    Z4: E85 2002-2008 (e86) | E89 2009-2016 | G29 2018-
  `),
};

export const mini: SeedManufacturer = {
  name: 'Mini',
  slug: 'mini',
  aliases: ['Mini Cooper', 'MINI', 'Miner'],
  slugAliases: [],
  models: readModels(`
    Clubman: R55 2007-2014 | F54 2015-2024
    Cooper [Mini One, Kuper]: R50 2001-2006 (r52, r53) | R56 2006-2013 (r57) | F56 2014-2024 (f55, f57) | F66 2024-
    Countryman: R60 2010-2016 | F60 2017-2023 | U25 2023-
    Coupe: 2011-2015 (r58)
    Paceman: 2012-2016 (r61)
  `),
};
