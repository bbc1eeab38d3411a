import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const peugeot: SeedManufacturer = {
  name: 'Peugeot',
  slug: 'peugeot',
  aliases: ['Pežo', 'Pezo', 'Peugot', 'Pegeot', 'Pežoa'],
  slugAliases: [],
  models: readModels(`
    106: 1991-2003
    107: 2005-2014
    108: 2014-2021
    205: 1983-1998
    206: 1998-2010 (206 sw, 206 cc)
    206 Plus [206+]: 2009-2013
    207: 2006-2014
    208: I 2012-2019 | II 2019-
    301: 2012-2021
    306: 1993-2002
    307: 2001-2009 (307 sw, 307 cc)
    308: I 2007-2013 (t7) | II 2013-2021 (t9) | III 2021- (p5)
    405: 1987-1997
    406: 1995-2004
    407: 2004-2011
    508: I 2010-2018 | II 2018-2025
    605: 1989-1999
    607: 1999-2010
    806: 1994-2002
    807: 2002-2014
    1007: 2005-2009
    2008: I 2013-2019 | II 2019-
    3008: I 2009-2016 | II 2016-2023 | III 2023-
    4007: 2007-2012
    5008: I 2009-2017 | II 2017-2024 | III 2024-
    Bipper: 2008-2017
    Boxer [Bokser]: I 1994-2006 | II 2006-
    Expert: I 1995-2006 | II 2007-2016 | III 2016-
    Partner: I 1996-2010 (ranch) | II 2008-2018 (tepee) | III 2018-
    RCZ: 2010-2015
    Rifter: 2018-
  `),
};

export const citroen: SeedManufacturer = {
  name: 'Citroën',
  slug: 'citroen',
  aliases: ['Citroen', 'Sitroen', 'Citron', 'Citroin'],
  slugAliases: [],
  models: readModels(`
    AX: 1986-1998
    Berlingo: I 1996-2011 | II 2008-2018 | III 2018-
    BX: 1982-1994
    C-Elysee: 2012-2022
    C1: I 2005-2014 | II 2014-2021
    C2: 2003-2009
    C3: I 2002-2009 | II 2009-2016 | III 2016-2024 | IV 2024-
    C3 Aircross: I 2017-2024 | II 2024-
    C3 Picasso: 2009-2017
    C4: I 2004-2010 | II 2010-2018 | III 2020-
    C4 Cactus [Kaktus]: 2014-2020
    C4 Picasso [Pikaso]: I 2006-2013 | II 2013-2022 (spacetourer)
    C5: I 2001-2008 | II 2008-2017 (x7)
    C5 Aircross: I 2018-2025 | II 2025-
    C6: 2005-2012
    C8: 2002-2014
    DS3: 2009-2019
    DS4: 2011-2018
    DS5: 2011-2018
    Jumper [Džamper]: I 1994-2006 | II 2006-
    Jumpy [Džampi]: I 1995-2006 | II 2007-2016 | III 2016-
    Nemo: 2008-2017
    Saxo [Sakso]: 1996-2004
    Xantia [Ksantia]: 1993-2002
    XM: 1989-2000
    Xsara [Ksara]: 1997-2006
    Xsara Picasso [Ksara Pikaso]: 1999-2012
    ZX: 1991-1998
  `),
};
