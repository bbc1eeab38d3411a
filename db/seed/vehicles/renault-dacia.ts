import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const renault: SeedManufacturer = {
  name: 'Renault',
  slug: 'renault',
  aliases: ['Reno', 'Renno', 'Renolt'],
  slugAliases: [],
  models: readModels(`
    5: Super 5 1984-1996 | E-Tech 2024-
    19: 1988-1997 (r19, devetnaestica)
    21: 1986-1995
    Arkana: 2019-
    Austral: 2022-
    Avantime: 2001-2003
    Captur [Kaptur]: I 2013-2019 | II 2019-
    Clio [Klio]: I 1990-1998 | II 1998-2012 (storia, thalia) | III 2005-2014 | IV 2012-2021 | V 2019-2025 | VI 2025-
    Espace [Espas]: II 1991-1996 | III 1996-2002 | IV 2002-2015 | V 2015-2023 | VI 2023-
    Fluence [Fluens]: 2009-2016
    Grand Scenic [Grand Senik]: II 2004-2009 | III 2009-2016 | IV 2016-2022
    Kadjar [Kadžar]: 2015-2022
    Kangoo [Kangu]: I 1997-2008 | II 2008-2021 | III 2021-
    Koleos: I 2008-2015 | II 2016-2024
    Laguna: I 1993-2001 | II 2000-2007 | III 2007-2015
    Latitude: 2010-2015
    Master: I 1980-1997 | II 1997-2010 | III 2010-2024 | IV 2024-
    Megane [Megan, Mégane]: I 1995-2003 | II 2002-2010 (mk2) | III 2008-2016 (mk3) | IV 2015-2024 (mk4) | E-Tech 2021-
    Modus: 2004-2012
    Safrane: 1992-2000
    Scenic [Senik, Scénic]: I 1996-2003 | II 2003-2009 | III 2009-2016 | IV 2016-2022 | V 2023-
    Talisman: 2015-2022
    Thalia [Talija]: I 1999-2008 | II 2008-2013
    Trafic [Trafik]: I 1980-2001 | II 2001-2014 | III 2014-
    Twingo [Tvingo]: I 1993-2007 | II 2007-2014 | III 2014-2024
    Twizy: 2012-2023
    Vel Satis: 2001-2009
    Wind: 2010-2013
    Zoe: 2012-2024
  `),
};

export const dacia: SeedManufacturer = {
  name: 'Dacia',
  slug: 'dacia',
  aliases: ['Dačija', 'Dacija', 'Daćia'],
  slugAliases: [],
  models: readModels(`
    Dokker [Doker]: 2012-2021
    Duster [Daster]: I 2010-2017 | II 2017-2024 | III 2023-
    Jogger [Džoger]: 2021-
    Lodgy [Lodži]: 2012-2022
    Logan: I 2004-2012 (mcv) | II 2012-2020 (mcv) | III 2020-
    Sandero: I 2008-2012 (stepway) | II 2012-2020 (stepway) | III 2020- (stepway)
    Solenza: 2003-2005
    Spring: 2021-
  `),
};
