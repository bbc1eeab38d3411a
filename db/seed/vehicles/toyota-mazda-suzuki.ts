import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const toyota: SeedManufacturer = {
  name: 'Toyota',
  slug: 'toyota',
  aliases: ['Tojota', 'Toyta'],
  slugAliases: [],
  models: readModels(`
    Auris: I 2006-2012 (e15, e150) | II 2012-2018 (e18, e180)
    Avensis: I 1997-2003 (t22) | II 2003-2009 (t25) | III 2008-2018 (t27)
    Aygo [Ajgo]: I 2005-2014 | II 2014-2021 | X 2021-
    C-HR: I 2016-2023 | II 2023-
    Camry: V30 2001-2006 | XV70 2019-2024
    Carina E: 1992-1997 (t19)
    Celica: T20 1993-1999 | T23 1999-2005
    Corolla [Korola]: E10 1992-1997 | E11 1997-2002 | E12 2001-2007 | E14 2006-2013 (e140, e150) | E17 2013-2019 | E21 2018-
    Corolla Verso: I 2001-2004 | II 2004-2009
    Hilux [Hajluks]: VI 1997-2005 | VII 2005-2015 | VIII 2015-
    Land Cruiser [Land Kruzer]: J90 1996-2002 | J120 2002-2009 | J150 2009-2023 | J250 2023-
    MR2: W20 1989-1999 | W30 1999-2007
    Prius: I 1997-2003 | II 2003-2009 | III 2009-2016 | IV 2015-2022 | V 2022-
    Proace: I 2013-2016 | II 2016-
    RAV4: I 1994-2000 | II 2000-2005 | III 2005-2012 | IV 2012-2018 | V 2018-
    Supra: A80 1993-2002 | A90 2019-
    Verso: 2009-2018
    Yaris [Jaris]: I 1999-2005 (p1) | II 2005-2011 (p9) | III 2011-2020 (p13) | IV 2020- (p21)
  `),
};

export const mazda: SeedManufacturer = {
  name: 'Mazda',
  slug: 'mazda',
  aliases: ['Mazdica', 'Mazd'],
  slugAliases: [],
  models: readModels(`
    2: I 2003-2007 (dy) | II 2007-2014 (de) | III 2014-
    3: I 2003-2009 (bk) | II 2008-2013 (bl) | III 2013-2019 (bm) | IV 2019- (bp)
    5: I 2005-2010 (cr) | II 2010-2015 (cw)
    6: I 2002-2008 (gg, gy) | II 2007-2013 (gh) | III 2012-2024 (gj, gl)
    121: 1990-2002
    323: BG 1989-1994 | BA 1994-1998 | BJ 1998-2004
    626: GE 1991-1997 | GF 1997-2002
    B-serija [B2500]: 1998-2006
    BT-50: 2006-2015
    CX-3: 2015-2021
    CX-30: 2019-
    CX-5: I 2011-2017 (ke) | II 2017-2025 (kf)
    CX-7: 2006-2012
    MX-5: NA 1989-1997 | NB 1998-2005 | NC 2005-2015 | ND 2015-
    Premacy: 1999-2005
    RX-8: 2003-2012
  `),
};

export const suzuki: SeedManufacturer = {
  name: 'Suzuki',
  slug: 'suzuki',
  aliases: ['Suzuky', 'Sužuki'],
  slugAliases: [],
  models: readModels(`
    Alto: V 2002-2006 | VII 2009-2014
    Baleno: I 1995-2002 | II 2015-2019
    Celerio: 2014-2021
    Grand Vitara: I 1998-2005 | II 2005-2015
    Ignis: I 2000-2008 | II 2016-2024
    Jimny [Džimni]: I 1998-2018 | II 2018-2024
    Liana: 2001-2007
    Samurai: 1985-2004
    Splash: 2008-2014
    Swift [Svift]: II 1989-2003 | III 2005-2010 | IV 2010-2017 | V 2017-2024 | VI 2024-
    SX4: 2006-2014
    SX4 S-Cross: I 2013-2021 | II 2021-
    Vitara: I 1988-1999 | II 2015-
    Wagon R+: 1997-2008
  `),
};
