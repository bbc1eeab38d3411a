import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const landRover: SeedManufacturer = {
  name: 'Land Rover',
  slug: 'land-rover',
  aliases: ['Landrover', 'Range Rover', 'Lend Rover', 'Rendž Rover'],
  slugAliases: ['landrover', 'range-rover'],
  models: readModels(`
    Defender [Difender]: I 1983-2016 (90, 110) | II 2019- (l663)
    Discovery [Diskaveri]: I 1989-1998 | II 1998-2004 (l318) | III 2004-2009 (l319) | IV 2009-2016 (l319) | V 2016- (l462)
    Discovery Sport: 2014- (l550)
    Freelander [Frilender]: I 1997-2006 (l314) | II 2006-2014 (l359)
    Range Rover: I 1970-1996 (classic) | II 1994-2002 (p38a) | III 2001-2012 (l322) | IV 2012-2021 (l405) | V 2021- (l460)
    Range Rover Evoque [Evoque, Evok]: I 2011-2018 (l538) | II 2018- (l551)
    Range Rover Sport: I 2005-2013 (l320) | II 2013-2022 (l494) | III 2022- (l461)
    Range Rover Velar [Velar]: 2017- (l560)
  `),
};

export const volvo: SeedManufacturer = {
  name: 'Volvo',
  slug: 'volvo',
  aliases: ['Volva', 'Vulvo'],
  slugAliases: [],
  models: readModels(`
    440: 1988-1996
    460: 1989-1996
    850: 1991-1997
    940: 1990-1998
    C30: 2006-2013
    C70: I 1997-2005 | II 2006-2013
    S40: I 1995-2004 | II 2004-2012
    S60: I 2000-2009 | II 2010-2018 | III 2018-2024
    S80: I 1998-2006 | II 2006-2016
    S90: 2016-2025
    V40: I 1995-2004 | II 2012-2019
    V50: 2004-2012
    V60: I 2010-2018 | II 2018-
    V70: I 1996-2000 | II 2000-2007 | III 2007-2016
    V90: 2016-2025
    XC40: 2017-
    XC60: I 2008-2017 | II 2017-
    XC70: I 2000-2007 | II 2007-2016
    XC90: I 2002-2014 | II 2014-
  `),
};
