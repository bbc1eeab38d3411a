import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const opel: SeedManufacturer = {
  name: 'Opel',
  slug: 'opel',
  aliases: ['Vauxhall', 'Oppel', 'Opl'],
  slugAliases: [],
  models: readModels(`
    Adam: 2012-2019
    Agila: A 2000-2007 | B 2008-2014
    Ampera: 2011-2015
    Antara: 2006-2015
    Astra: F 1991-1998 | G 1998-2009 (classic) | H 2004-2014 | J 2009-2015 | K 2015-2021 | L 2021-
    Calibra: 1989-1997
    Cascada: 2013-2019
    Combo [Kombo]: B 1993-2001 | C 2001-2011 | D 2011-2018 | E 2018-
    Corsa [Korsa]: A 1982-1993 | B 1993-2000 | C 2000-2006 | D 2006-2014 | E 2014-2019 | F 2019-
    Crossland: 2017-2024 (crossland x)
    Frontera: A 1991-1998 | B 1998-2004 | C 2024-
    Grandland: I 2017-2024 (grandland x) | II 2024-
    Insignia [Insignija]: A 2008-2017 | B 2017-2022
    Kadett [Kadet]: E 1984-1991
    Karl: 2015-2019
    Meriva: A 2003-2010 | B 2010-2017
    Mokka [Moka]: A 2012-2019 (mokka x) | B 2020-
    Movano: A 1998-2010 | B 2010-2021 | C 2021-
    Omega: A 1986-1994 | B 1994-2003
    Signum: 2003-2008
    Tigra: A 1994-2001 | B 2004-2009 (twintop)
    Vectra [Vektra]: A 1988-1995 | B 1995-2002 | C 2002-2008
    Vivaro: A 2001-2014 | B 2014-2019 | C 2019-
    Zafira: A 1999-2005 | B 2005-2014 | C 2011-2019 (tourer)
  `),
};

export const ford: SeedManufacturer = {
  name: 'Ford',
  slug: 'ford',
  aliases: ['Fordić', 'Frod'],
  slugAliases: [],
  models: readModels(`
    B-Max: 2012-2017
    C-Max [Focus C-Max]: I 2003-2010 | II 2010-2019
    Cougar: 1998-2002
    EcoSport: 2013-2022
    Edge: 2015-2021
    Escort [Eskort]: V 1990-1995 | VII 1995-2000
    Explorer: II 1994-2001 | VI 2019-
    Fiesta: III 1989-1997 (mk3) | IV 1995-2002 (mk4, mk5) | V 2001-2008 (mk6) | VI 2008-2017 (mk7) | VII 2017-2023 (mk8)
    Focus [Fokus]: I 1998-2004 (mk1) | II 2004-2011 (mk2) | III 2010-2018 (mk3) | IV 2018-2025 (mk4)
    Fusion: 2002-2012
    Galaxy [Galaksi]: I 1995-2006 | II 2006-2015 | III 2015-2023
    Ka: I 1996-2008 | II 2008-2016 | III 2016-2021
    Kuga: I 2008-2012 | II 2012-2019 | III 2019-
    Mondeo: I 1993-1996 (mk1) | II 1996-2000 (mk2) | III 2000-2007 (mk3) | IV 2007-2014 (mk4) | V 2014-2022 (mk5)
    Mustang: VI 2014-2023 | VII 2023-
    Probe: 1992-1997
    Puma: I 1997-2002 | II 2019-
    Ranger: I 1999-2006 | II 2006-2011 | III 2011-2022 | IV 2022-
    S-Max: I 2006-2014 | II 2015-2023
    Scorpio: I 1985-1994 | II 1994-1998
    Sierra: 1982-1993
    Tourneo Custom: I 2012-2023 | II 2023-
    Transit: III 1985-2000 | IV 2000-2006 (v184) | V 2006-2014 (v347) | VI 2014- (v363)
    Transit Connect [Connect]: I 2002-2013 | II 2013-2023
    Transit Courier: I 2014-2023 | II 2023-
    Transit Custom: I 2012-2023 | II 2023-
  `),
};
