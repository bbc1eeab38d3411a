import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const nissan: SeedManufacturer = {
  name: 'Nissan',
  slug: 'nissan',
  aliases: ['Nisan', 'Nissen'],
  slugAliases: [],
  models: readModels(`
    350Z: 2002-2009 (z33)
    370Z: 2009-2020 (z34)
    Almera: N15 1995-2000 | N16 2000-2006
    Interstar: I 2002-2010 | II 2021-
    Juke [Džuk]: F15 2010-2019 | F16 2019-
    Leaf: ZE0 2010-2017 | ZE1 2017-2024
    Micra [Mikra]: K11 1992-2003 | K12 2002-2010 | K13 2010-2016 | K14 2016-2023
    Murano: Z50 2003-2008 | Z51 2008-2015
    Navara: D22 1998-2005 | D40 2005-2015 | D23 2015-2021
    Note: E11 2005-2013 | E12 2013-2017
    NV200: 2009-2021
    Pathfinder: R51 2005-2013
    Patrol: Y60 1988-1997 | Y61 1997-2010
    Primastar: I 2002-2014 | II 2021-
    Primera: P10 1990-1996 | P11 1996-2002 | P12 2001-2007
    Pulsar: 2014-2018 (c13)
    Qashqai [Kaškaj, Kašaj, Qashqai+2]: J10 2006-2013 | J11 2013-2021 | J12 2021-
    Terrano: 1993-2006 (r20)
    X-Trail: T30 2001-2007 | T31 2007-2013 | T32 2013-2022 | T33 2022-
  `),
};

export const honda: SeedManufacturer = {
  name: 'Honda',
  slug: 'honda',
  aliases: ['Hondica', 'Onda'],
  slugAliases: [],
  models: readModels(`
    Accord [Akord]: V 1993-1998 | VI 1998-2002 | VII 2002-2008 (cl7, cl9) | VIII 2008-2015 (cu)
    Civic [Sivik, Civik]: V 1991-1995 (eg) | VI 1995-2001 (ej, ek) | VII 2000-2005 (ep, eu) | VIII 2005-2011 (fn, fk) | IX 2011-2017 | X 2015-2022 | XI 2021-
    CR-V: I 1995-2001 | II 2001-2006 | III 2006-2012 | IV 2012-2018 | V 2018-2023 | VI 2023-
    CR-Z: 2010-2016
    FR-V: 2004-2009
    HR-V: I 1998-2006 | II 2015-2021 | III 2021-
    Insight: II 2009-2014
    Jazz [Džez]: I 2001-2008 | II 2008-2015 | III 2015-2020 | IV 2020-
    Legend: IV 2006-2012
    Logo: 1999-2001
    Prelude: IV 1991-1996 | V 1996-2001
    S2000: 1999-2009
    Stream: 2001-2006
  `),
};
