import { foldText } from './fold.ts';

/** Trim levels, fuels and bodies of a car, which say nothing about most parts. Folded. */
export const TRIMS: ReadonlySet<string> = new Set(
  foldText(`
    comfortline highline trendline sportline line lajn conceptline startline bluemotion ambiente ambition attraction elegance
    classic avantgarde esprit style stil active sline rline amg mpaket gti gtd gtx titanium ghia trend zetec ambient cosmo
    enjoy edition essentia njoy elegant sport dynamique expression privilege authentique initiale intens zen
    allure feline premium confort exclusive seduction laurin klement reference stylance signo fr cupra vrs
    executive luxury luxus business prestige lounge dynamic emotion tekna acenta visia linea sol terra luna
    gtc opc st sc rs xl duratorq duratec ecotec ecotech htp twinport vvti valvematic vtec ivtec dohc sohc valvetronic
    benzin benzinac dizel dizelas karavan limuzina hecbek kupe kabrio kombi variant
    cup performance performans stepway stepvej pluriel
    4motion quattro xdrive sdrive 4x4 4matic syncro allroad
  `)
    .split(/\s+/)
    .filter(Boolean),
);
