import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const mercedesBenz: SeedManufacturer = {
  name: 'Mercedes-Benz',
  slug: 'mercedes-benz',
  aliases: ['Mercedes', 'Merđo', 'Merdjo', 'Merc', 'MB', 'Mečka', 'Mercedez', 'Benz'],
  slugAliases: ['mercedes'],
  models: readModels(`
    190 [190D, 190E]: 1982-1993 (w201)
    A klasa [A class, A160, A170, A180, A200]: W168 1997-2004 | W169 2004-2012 | W176 2012-2018 | W177 2018-
    AMG GT: C190 2014-2021 | C192 2023-
    B klasa [B class, B180, B200]: W245 2005-2011 | W246 2011-2018 | W247 2018-
    C klasa [C class, C180, C200, C220]: W202 1993-2000 (s202) | W203 2000-2007 (s203) | W204 2007-2014 (s204, c204) | W205 2014-2021 (s205) | W206 2021-
    Citan: W415 2012-2021 | W420 2021-
    CLA: C117 2013-2019 | C118 2019-
    CLK: W208 1997-2003 (c208) | W209 2002-2010 (c209)
    CLS: C219 2004-2010 (w219) | C218 2011-2018 (w218) | C257 2018-2023
    E klasa [E class, E200, E220, E270]: W124 1984-1996 | W210 1995-2003 (s210) | W211 2002-2009 (s211) | W212 2009-2016 (s212) | W213 2016-2023 (s213) | W214 2023-
    EQA: 2021- (h243)
    EQC: 2019-2023 (n293)
    G klasa [G class, Gelender]: W463 1990-2018 | W463A 2018- (w464)
    GL [GL320, GL350, GL420, GL450, GL500]: X164 2006-2012 | X166 2012-2015
    GLA: X156 2013-2019 | H247 2019-
    GLB: 2019- (x247)
    GLC: X253 2015-2022 | X254 2022-
    GLE: W166 2015-2019 | W167 2018-
    GLK: 2008-2015 (x204)
    GLS: X166 2015-2019 | X167 2019-
    ML [M klasa, ML270, ML320]: W163 1997-2005 | W164 2005-2011 | W166 2011-2015
    R klasa [R class]: 2005-2013 (w251)
    S klasa [S class, S320, S350]: W126 1979-1992 | W140 1991-1998 | W220 1998-2005 | W221 2005-2013 | W222 2013-2020 | W223 2020-
    SL [SL500]: R129 1989-2001 | R230 2001-2012 | R231 2012-2020 | R232 2021-
    SLK: R170 1996-2004 | R171 2004-2011 | R172 2011-2016
    Sprinter: W901 1995-2006 (w902, w903, w904, tin) | W906 2006-2018 | W907 2018- (w910)
    V klasa [V class]: W638 1996-2003 | W447 2014-
    Vaneo: 2001-2005 (w414)
    Viano: 2003-2014 (w639)
    Vito: W638 1996-2003 | W639 2003-2014 | W447 2014-
    X klasa [X class]: 2017-2020 (w470)
  `),
};
