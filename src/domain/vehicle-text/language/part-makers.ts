import { foldText } from './fold.ts';
import { typingDistance } from './typing-distance.ts';

/**
 * Makers of parts, tyres, oils, tuning, radios and loudspeakers that are sold in this region, and spellings by ear; one
 * word each.
 */
const MAKERS = `
bosch boš boschov bosh valeo hella hela denso delphi delfi lucas siemens vdo pierburg marelli magneti iskra
letrika hitachi wahler mitsuba prestolite continental contitech gates gejts dayco optibelt ina fag skf snr ntn nsk koyo timken
ruville luk sachs saks zaks aisin exedy brembo ferodo ferrodo textar jurid pagid bendix mintex ate trw girling
galfer zimmermann ebc bosal walker polmo ernst remus supersprint milltek akrapovic sebring garrett garet
borgwarner kkk holset ihi melett febi bilstein meyle swag topran lemforder lemferder lemfoerder moog sidem teknorot
sasic ocap monroe monro kayaba kajaba kyb koni boge gabriel eibach ajbah lesjofors kilen suplex sparco recaro
omp mann man filtron knecht mahle hengst wix ufi purflux sogefi fram champion ngk beru behr nissens nrf ava
corteco elring reinz goetze glaser payen kolbenschmidt narva osram philips filips tungsram depo tyc zkw varta exide
banner mutlu trepca yuasa moll centra fiamm michelin mišlen goodyear gudjir pirelli pireli dunlop bridgestone
hankook kumho nokian vredestein sava barum kleber fulda matador tigar semperit uniroyal debica firestone yokohama toyo
falken nexen kormoran laufenn riken castrol motul shell valvoline mannol ravenol fuchs petronas eneos aral lukoil mobil elf repsol agip bardahl addinol xado bbs
borbet ronal rial dezent alutec aez enkei vossen rotiform abt brabus hamann schnitzer alpina rieger maxton oettinger
aerotwin irmscher lorinser carlsson thule westfalia brink steinhof pilkington sekurit vemo vaico metzger vierol ashika
sanden visteon zexel calsonic hepu dolz airtex saleri febest acdelco dynaudio burmester
zf jatco graziano kn bo bw nipparts topran starline maxgear ridex mapco
focal pioneer pionir kenwood alpine blaupunkt jbl hertz sony jvc grundig becker harman bose clarion panasonic rockford
awave xtrons erisin technix tatechnix jom powerflex liqui moly turtle sonax meguiars parrot
momo ragazzon ctek noco inoxcar bastuck whiteline vogtland pipercross novitec simota greddy raid racing
`;

/** Folded. */
export const PART_MAKERS: ReadonlySet<string> = new Set(foldText(MAKERS).split(/\s+/).filter(Boolean));

/** Shorter names are one letter away from too many words. */
const NEAR_LETTERS = 5;

/** How many typing mistakes away the nearest maker is; undefined when none is as near as `max`. */
export function distanceToPartMaker(text: string, max: number): number | undefined {
  if (PART_MAKERS.has(text)) return 0;
  if (text.length < NEAR_LETTERS) return undefined;
  let least = max + 1;
  for (const maker of PART_MAKERS)
    if (maker.length >= NEAR_LETTERS && maker.startsWith(text.charAt(0)))
      least = Math.min(least, typingDistance(text, maker, max));
  return least > max ? undefined : least;
}
