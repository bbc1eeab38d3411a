import { expect, test } from 'vitest';
import { conceptsOf } from './concepts.ts';

const partOf = (name: string) => conceptsOf(name).find(({ isPart }) => isPart)?.concept;

test.each([
  ['računar motora', ['komandna kutija motora', 'komandna jedinica', 'elektronska jedinica']],
  ['svjećica', ['svijeće', 'svijeća paljenja']],
  ['staklo retrovizora', ['šajba retrovizora', 'šajbna ogledala']],
  ['lajsna stakla', ['letva stakla', 'letvica prozora']],
  ['lajsna vrata', ['letvica vrata']],
  ['radio', ['tablet', 'android tablet']],
  ['prskalica stakla', ['brizgaljka prskalice', 'mlaznica brisača']],
  ['kućište mjenjača', ['kasa mjenjača']],
  ['limarija', ['kasa']],
  ['presvlaka', ['šoneri', 'šonbecug']],
  ['folija', ['folija za stakla', 'karbonska folija', 'folija za farove']],
  ['dijagnostika', ['obd', 'vcds', 'čitač grešaka', 'dijagnostički kabl', 'obd2']],
  ['instrument tabla', ['fis', 'maxidot', 'kombiinstrument']],
  ['radio', ['mmi navigacija', 'idrive']],
  ['spona', ['kugla za volan']],
  ['spojler', ['krilo spojlera']],
  ['prednjica', ['polovina auta', 'half cut']],
  ['prekidač podizača', ['prekidač podizača stakala']],
  ['mjenjač', ['getrag']],
  ['letva volana', ['lenkgetriebe']],
  ['poluosovina', ['antriebswelle', 'drive shaft']],
  ['felga', ['kovanice', 'lijevanice']],
  ['treće stop svjetlo', ['treća stopka', 'treća štopka', 'treće zadnje svjetlo']],
  ['dihtung glave', ['dihtung glave motora', 'zaptivač glave motora']],
  ['vijak glave', ['šrafovi glave motora']],
  ['potisni ležaj', ['druk lager kvačila', 'druk leger kuplunga', 'potisni ležaj spojke']],
  ['seleblok', ['silen blok ramena', 'selen vilice', 'gumice ruke', 'silentblok trapa', 'seleni viljuške']],
  ['viljuška', ['poprečna ruka', 'donja ruka', 'ruka trapa']],
  ['kugla', ['kugla ruke', 'kugla vilice']],
  ['kućište mjenjača', ['zvono', 'zvono kvačila', 'zvono kuplunga', 'zvono getribe']],
  ['svjetlo tablice', ['led tablice', 'led svjetlo registracije', 'lampica tablice']],
  ['zaštita motora', ['zaštitna maska motora', 'maska ispod motora', 'lim ispod motora']],
])('%s is called %j in workshops', (name, others) => {
  expect(partOf(name)).toBeDefined();
  expect(others.map(partOf)).toEqual(others.map(() => partOf(name)));
});
