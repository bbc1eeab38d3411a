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
])('%s is called %j in workshops', (name, others) => {
  expect(partOf(name)).toBeDefined();
  expect(others.map(partOf)).toEqual(others.map(() => partOf(name)));
});
