import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const hyundai: SeedManufacturer = {
  name: 'Hyundai',
  slug: 'hyundai',
  aliases: ['Hjundai', 'Hundai', 'Hyndai', 'Hjundaj'],
  slugAliases: [],
  models: readModels(`
    Accent [Akcent]: I 1994-1999 | II 1999-2006 | III 2005-2011
    Atos: 1997-2008
    Coupe: I 1996-2001 | II 2001-2009
    Elantra: III 2000-2006 | IV 2006-2010 | V 2010-2016
    Galloper: 1997-2003
    Getz [Gec]: 2002-2011
    H-1: I 1997-2007 | II 2007-2021
    i10: I 2007-2013 (pa) | II 2013-2019 (ia) | III 2019-
    i20: I 2008-2014 (pb) | II 2014-2020 (gb) | III 2020-
    i30: I 2007-2012 (fd) | II 2011-2017 (gd) | III 2016- (pd)
    i40: 2011-2019 (vf)
    Ioniq: 2016-2022
    Ioniq 5: 2021-
    ix20: 2010-2019
    ix35: 2009-2015
    Kona: I 2017-2023 | II 2023-
    Matrix: 2001-2010
    Santa Fe: I 2000-2006 | II 2006-2012 | III 2012-2018 | IV 2018-2023 | V 2023-
    Sonata: IV 1998-2005 | V 2005-2010
    Terracan: 2001-2007
    Tucson [Tukson]: I 2004-2010 | II 2015-2020 | III 2020-
  `),
};

export const kia: SeedManufacturer = {
  name: 'Kia',
  slug: 'kia',
  aliases: ['Kija'],
  slugAliases: [],
  models: readModels(`
    Carens [Karens]: II 2002-2006 | III 2006-2013 | IV 2013-2019
    Carnival: I 1998-2006 | II 2006-2014
    Ceed [Cee'd, Sid]: I 2006-2012 (ed) | II 2012-2018 (jd) | III 2018- (cd)
    Cerato: I 2004-2009 | II 2009-2013
    EV6: 2021-
    Magentis: I 2001-2005 | II 2005-2010
    Niro: I 2016-2022 | II 2022-
    Optima: III 2010-2015 | IV 2015-2020
    Picanto [Pikanto]: I 2004-2011 | II 2011-2017 | III 2017-
    Pro Ceed [Pro Cee'd]: I 2007-2013 | II 2013-2018 | III 2018-
    Rio: I 2000-2005 | II 2005-2011 | III 2011-2017 | IV 2017-2023
    Sorento: I 2002-2009 | II 2009-2014 | III 2014-2020 | IV 2020-
    Soul: I 2008-2013 | II 2013-2019 | III 2019-
    Sportage [Sportidž]: I 1993-2003 | II 2004-2010 | III 2010-2015 (sl) | IV 2015-2021 (ql) | V 2021-
    Stonic: 2017-
    Venga: 2009-2019
    XCeed: 2019-
  `),
};
