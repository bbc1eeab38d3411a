import { PAINT } from './drawings/kit/color.ts';
import type { PicturePart } from './picture-keys.ts';

/** A drawing's parameters, each part its own: see `variants` in drawings/draw. */
export type Look = Readonly<Record<string, unknown>>;
type Shows = (look: Look) => boolean;

/** What a drawing shows when a name says it; with `only` it is shown for no other name. */
type PictureRule = { says: RegExp; shows: Shows; only?: true };

const is =
  (param: string, ...values: readonly unknown[]): Shows =>
  (look) =>
    values.includes(look[param]);
const not =
  (shows: Shows): Shows =>
  (look) =>
    !shows(look);
const all =
  (...claims: readonly Shows[]): Shows =>
  (look) =>
    claims.every((shows) => shows(look));
const when = (says: RegExp, shows: Shows): PictureRule => ({ says, shows });
const only = (says: RegExp, shows: Shows): PictureRule => ({ says, shows, only: true });

const carbon = is('finish', 'carbon');
const black = is('color', PAINT.black);
const unpainted = is('color', PAINT.graphite, PAINT.black, '#3d4043');
const calliper = not(is('caliper', 'none'));

/** Names of a category that have a drawing of their own. */
export const drawnAs: Partial<Record<PicturePart, readonly { says: RegExp; part: PicturePart }[]>> = {
  bumper: [{ says: /zadnj/i, part: 'rearBumper' }],
  coilover: [{ says: /^(opruge|sportske opruge)/i, part: 'springs' }],
  spoiler: [{ says: /spojler/i, part: 'bootSpoiler' }],
  floorMats: [{ says: /gepek/i, part: 'bootTub' }],
  ledBar: [{ says: /radn[aei]|rotaciona|dodatni led far/i, part: 'workLamp' }],
  wiper: [{ says: /motorić|mehanizam/i, part: 'wiperMotor' }],
  exhaust: [{ says: /(?<!od )katalizator|dpf|downpipe/i, part: 'catalyst' }],
  intercooler: [{ says: /^(silikonska crijeva|set aluminijskih cijevi)/i, part: 'pipes' }],
};

/** Rules from names to drawing parameters. A word that no drawing can show has no rule. */
export const pictureRules: Partial<Record<PicturePart, readonly PictureRule[]>> = {
  wheel: [
    only(/distanceri/i, is('style', 'spacer')),
    only(/čeličn|rezervni točak/i, is('style', 'steel')),
    only(/gum[ae]|zimski komplet|rezervni točak/i, is('tyre', true)),
    when(/\b4x\d/, is('bolts', 4)),
    when(/\b5x\d/, is('bolts', 5)),
    when(/\b6x\d/, is('bolts', 6)),
    when(/antracit/i, is('finish', 'graphite')),
    when(/crni/i, is('finish', 'black')),
    when(/srebrn/i, is('finish', 'silver')),
    when(/čeličn/i, is('finish', 'black', 'silver')),
    only(/bronza/i, is('finish', 'bronze')),
    only(/bijel/i, is('finish', 'white')),
    only(/zlatn/i, is('finish', 'gold')),
    only(/dvobojn|poliran/i, is('machined', true)),
  ],
  mirror: [
    only(/kape/i, is('cap', true)),
    only(/karbon/i, carbon),
    when(/crni sjaj|crno/i, all(black, not(carbon))),
    when(/za farbanje/i, unpainted),
    when(/pokazivač/i, is('indicator', true)),
    when(/ručni|mehanički/i, is('indicator', false)),
    only(/mrtvog ugla/i, is('warning', true)),
    when(/u boji/i, not(unpainted)),
  ],
  headlight: [
    only(/karbon/i, is('interior', 'carbon')),
    when(/crn[oi]/i, is('interior', 'black')),
    when(/hromiran/i, is('interior', 'chrome')),
    when(/bez sijalica/i, is('lit', false)),
    when(/halogen/i, is('angelEye', false)),
    when(/led|ksenon/i, is('lit', true)),
  ],
  taillight: [
    only(/zatamnjen/i, is('smoked', true)),
    when(/dinamičkim pokazivačem/i, is('indicatorOn', true)),
  ],
  wing: [
    only(/karbon/i, carbon),
    when(/pokazivač|žmigavac/i, not(is('repeater', 'none'))),
    when(/u boji/i, is('finish', 'paint')),
    only(/prošireni/i, is('flare', 'wide')),
  ],
  bonnet: [
    only(/karbon/i, carbon),
    only(/otvor/i, is('style', 'vents', 'scoop', 'louvres')),
    when(/za farbanje/i, unpainted),
  ],
  bumper: [
    only(/\blip\b/i, is('piece', 'lip')),
    when(/crn[ia] (sjaj|plastika)/i, black),
    when(/u osnovi|za farbanje|nefarban/i, unpainted),
    when(/u boji/i, not(unpainted)),
    when(/siv[ia]/i, is('color', PAINT.graphite)),
    when(/maglenk/i, is('fogs', true)),
    when(/(m|amg) paket|amg|s-line|r-line|\bgti\b|\brs\b/i, is('style', 'sport')),
  ],
  rearBumper: [
    only(/^difuzor/i, is('piece', 'diffuser')),
    only(/^ugao/i, is('piece', 'corner')),
    only(/gazišt/i, is('step', true)),
    when(/u osnovi|za farbanje/i, unpainted),
    when(/u boji/i, not(unpainted)),
    when(/difuzor/i, not(is('diffuser', 'none'))),
    when(/senzor/i, is('sensors', true)),
  ],
  grille: [
    only(/karbon/i, carbon),
    when(/rešetka/i, not(is('shape', 'twin'))),
    when(/saće/i, is('fill', 'honeycomb')),
    when(/crni sjaj/i, is('finish', 'gloss')),
    when(/hromiran/i, is('finish', 'chrome')),
  ],
  bootSpoiler: [
    only(/karbon/i, carbon),
    only(/krovni/i, is('style', 'roof')),
    only(/\blip\b/i, is('style', 'lip')),
    when(/crni sjaj/i, black),
    when(/za farbanje/i, unpainted),
  ],
  brake: [
    when(/disk/i, not(calliper)),
    only(/čeljust|kliješt/i, calliper),
    only(/^(?!.*(veliki|farba|poklopci)).*(čeljust|kliješt)/i, is('disc', false)),
    when(/crven/i, is('caliper', PAINT.red)),
    only(/bušeni|veliki kočioni|crven/i, is('drilled', true)),
    when(/rezani/i, is('slotted', true)),
    when(/^(?!.*(rezani|veliki|farba|poklopci)).*(disk|čeljust|kliješt)/i, is('slotted', false)),
  ],
  brakePads: [when(/pločice/i, is('count', 4)), when(/senzor/i, is('sensor', true))],
  coilover: [
    when(/\b(prednji|zadnji|sportski) amortizer\b|noga|amortizer s/i, is('count', 1)),
    when(/\bpar\b/i, is('count', 2)),
    when(/gvint|sportski amortizeri/i, is('count', 4)),
  ],
  springs: [when(/\bpar\b/i, is('count', 2)), when(/sportske/i, is('count', 4))],
  bootTub: [when(/kadica/i, is('rim', 'high')), when(/tepih/i, is('rim', 'flat'))],
  workLamp: [
    only(/rotaciona/i, is('shape', 'beacon')),
    only(/dodatni/i, is('leds', 1)),
    only(/2 komada/i, is('count', 2)),
    when(/okrugla/i, is('shape', 'round')),
    when(/kvadratna/i, is('shape', 'square')),
  ],
  wiperMotor: [
    only(/mehanizam/i, is('drive', 'linkage')),
    when(/prednjih/i, is('drive', 'crank')),
    only(/zadnjeg/i, is('drive', 'shaft')),
  ],
  pipes: [
    when(/silikonska/i, is('material', 'silicone')),
    when(/aluminijskih/i, is('material', 'aluminium')),
  ],
  exhaust: [
    when(/dvije cijevi|2x|\bpar\b/i, is('tips', 2)),
    only(/crni/i, is('tip', 'black')),
    only(/karbon/i, is('tip', 'carbon')),
    when(/inox/i, is('tip', 'steel', 'titanium')),
    when(/lonac auspuha|od katalizatora/i, is('tip', 'steel')),
    only(/nastav/i, is('piece', 'tips')),
  ],
  catalyst: [
    only(/dpf/i, is('piece', 'filter')),
    only(/downpipe/i, is('piece', 'downpipe')),
    only(/katalizator/i, is('piece', 'catalyst')),
  ],
  steering: [
    only(/drvo/i, is('insert', 'wood')),
    when(/karbon/i, is('spoke', 'carbon')),
    only(/alcantara/i, is('insert', 'alcantara')),
    when(/perforiran|kožni|koža/i, is('insert', 'perforated')),
    when(/multifunkcijski/i, is('buttons', true)),
    when(/sportski volan \d/i, is('buttons', false)),
  ],
  gearKnob: [
    only(/karbon/i, is('knob', 'carbon')),
    only(/aluminij/i, is('knob', 'alu')),
    when(/kugla/i, is('shape', 'ball')),
  ],
  floorMats: [
    when(/gumen/i, is('material', 'rubber')),
    when(/tekstil|tipiš/i, is('material', 'carpet')),
    when(/4 komada/i, is('set', 4)),
    when(/prednj/i, is('set', 2)),
    when(/crne/i, is('color', '#34363a', '#303133', '#232427', '#2a2b2e', '#2b2c2e')),
  ],
  battery: [when(/agm|efb/i, is('caps', false))],
  wiper: [
    when(/flat/i, is('style', 'beam')),
    when(/klasična/i, is('style', 'frame')),
    when(/zadnj|^metlica/i, (look) => Array.isArray(look.lengths) && look.lengths.length === 1),
    when(/\bpar\b/i, (look) => Array.isArray(look.lengths) && look.lengths.length === 2),
    when(/ručica/i, is('arms', true)),
    when(/metlic(a|e) brisača/i, is('arms', false)),
  ],
  ledBar: [when(/jednoredni/i, is('rows', 1)), when(/dnevna/i, is('cells', 4, 6))],
  roofBox: [
    when(/crn[ia]/i, is('color', '#1b1d20', '#303236')),
    when(/siva/i, is('color', '#8b9096', '#5c6166')),
    when(/mat crna/i, is('finish', 'matt')),
    when(/sjaj/i, is('finish', 'gloss')),
    when(/skije/i, is('size', 'long')),
  ],
  seat: [when(/\bkož/i, is('cover', 'leather')), when(/tkanina|presvlake/i, is('cover', 'alcantara'))],
  airFilter: [when(/filter zraka/i, is('shape', 'panel', 'round'))],
  towBar: [
    when(/skidajuća/i, is('neck', 'detachable')),
    when(/fiksna/i, is('neck', 'swan', 'flange')),
    when(/instalacij/i, is('socket', true)),
  ],
  timingBelt: [when(/pump/i, not(is('pump', 'none'))), when(/\bpk\b|kanalni/i, is('pump', 'none'))],
  radiator: [when(/ventilator/i, not(is('fans', 0))), when(/klime$|kondenzator/i, is('fans', 0))],
  intercooler: [when(/crijev|cijev/i, (look) => look.hose !== undefined)],
};

/** Only one manufacturer has kidney grilles. */
export const KIDNEY = { manufacturer: 'bmw', shows: is('shape', 'twin') };
