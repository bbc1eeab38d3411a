import type { SeedManufacturer } from '../seed-types.ts';
import { readModels } from './read-models.ts';

export const fiat: SeedManufacturer = {
  name: 'Fiat',
  slug: 'fiat',
  aliases: ['Fićo', 'Fijat', 'Fiat Professional'],
  slugAliases: [],
  models: readModels(`
    500 [Cinquecento novi, Petstotica]: 2007-2024 (312)
    500e: 2020-
    500L: 2012-2022
    500X: 2014-2024
    Albea: 2002-2012
    Barchetta: 1995-2005
    Brava: 1995-2001 (182)
    Bravo: I 1995-2001 (182) | II 2007-2014 (198)
    Cinquecento [Činkvećento]: 1991-1998
    Coupe: 1993-2000
    Croma [Kroma]: I 1985-1996 | II 2005-2011 (194)
    Doblo: I 2000-2010 (119, 223) | II 2010-2022 (263) | III 2022-
    Ducato [Dukato]: II 1994-2006 (230, 244) | III 2006- (250, 290)
    Fiorino [Fjorino, Qubo]: II 1988-2000 | III 2007-2024 (225, qubo)
    Freemont: 2011-2016
    Grande Punto [Punto Evo, Punto 3]: 2005-2018 (199, punto evo)
    Idea: 2003-2012
    Linea: 2007-2018 (323)
    Marea: 1996-2002 (185)
    Multipla: 1998-2010 (186)
    Palio: 1996-2004
    Panda: I 1980-2003 (141) | II 2003-2012 (169) | III 2011- (312, 319)
    Punto: I 1993-1999 (176) | II 1999-2010 (188)
    Scudo [Skudo]: I 1995-2006 (220) | II 2007-2016 (270) | III 2022-
    Sedici: 2006-2014
    Seicento [Seićento]: 1998-2010 (187)
    Stilo: 2001-2010 (192)
    Tempra: 1990-1998
    Tipo: I 1988-1995 | II 2015- (356)
    Ulysse: I 1994-2002 | II 2002-2010 | III 2022-
    Uno: 1983-1995
  `),
};

export const alfaRomeo: SeedManufacturer = {
  name: 'Alfa Romeo',
  slug: 'alfa-romeo',
  aliases: ['Alfa', 'Alfa Romeo', 'Alfica'],
  slugAliases: [],
  models: readModels(`
    33: 1983-1995
    145: 1994-2000
    146: 1995-2000
    147: 2000-2010 (937)
    155: 1992-1998
    156: 1997-2007 (932)
    159: 2005-2011 (939)
    164: 1987-1998
    166: 1998-2007 (936)
    Brera: 2005-2010 (939)
    Giulia [Đulija]: 2016- (952)
    Giulietta [Đulijeta, Julijeta, Julieta]: 2010-2020 (940)
    GT: 2003-2010 (937)
    GTV: 1995-2005 (916)
    MiTo [Mito]: 2008-2018 (955)
    Stelvio: 2016- (949)
    Tonale: 2022-
  `),
};
