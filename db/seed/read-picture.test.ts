import { describe, expect, test } from 'vitest';
import { PICTURES } from './drawings/picture-list.ts';
import { demoProducts } from './products.ts';
import { looksOf, readPicture, type Pictured } from './read-picture.ts';
import { PAINT } from './drawings/kit/color.ts';

const read = (part: Pictured['part'], name: string, manufacturers: readonly string[] = []) => {
  const found = readPicture({ part, name, manufacturers });
  return { ...found, looks: found.variants.map((n) => looksOf(found.part)[n - 1]) };
};

describe('a picture agrees with the name', () => {
  test.each([
    ['wheel', 'Alu felge 18" 5x112 ET45 8J, crni mat', { finish: 'black', bolts: 5, tyre: false }],
    ['wheel', 'Alu felge 16" 4x100 ET40 7J, antracit', { finish: 'graphite', bolts: 4 }],
    ['wheel', 'Kovane felge 19" 5x112 ET42, bronza', { finish: 'bronze', bolts: 5 }],
    ['wheel', 'Čelične felge 15" 4x100, set 4 kom', { style: 'steel', bolts: 4, tyre: false }],
    ['wheel', 'Zimski komplet 16" na čeličnim felgama, 5x112', { style: 'steel', bolts: 5, tyre: true }],
    ['wheel', 'Distanceri 20 mm, par, 5x112', { style: 'spacer', bolts: 5 }],
    ['mirror', 'Kape retrovizora, karbon, par', { cap: true, finish: 'carbon' }],
    ['mirror', 'Retrovizor lijevi, električni, grijani', { cap: false, finish: 'paint' }],
    ['mirror', 'Retrovizor desni, ručni, crno kućište', { color: PAINT.black, indicator: false }],
    ['brake', 'Kočioni diskovi prednji, par', { caliper: 'none', drilled: false, slotted: false }],
    ['brake', 'Poklopci kočionih kliješta, crveni, set 4 kom', { caliper: PAINT.red }],
    ['brake', 'Kočiona čeljust, prednja lijeva', { disc: false }],
    ['brake', 'Veliki kočioni set, kliješta sa 4 klipa, 330 mm', { disc: true, drilled: true }],
    ['exhaust', 'Katalizator 1.4 16V, zamjenski', { piece: 'catalyst' }],
    ['exhaust', 'DPF filter 1.6 HDi, dubinski očišćen', { piece: 'filter' }],
    ['exhaust', 'Downpipe 76 mm, inox', { piece: 'downpipe' }],
    ['exhaust', 'Sportski auspuh od katalizatora, inox 63,5 mm', { piece: 'silencer' }],
    ['exhaust', 'Nastavci auspuha, karbon, par', { piece: 'tips', tips: 2, tip: 'carbon' }],
    ['coilover', 'Prednji amortizer, plinski', { count: 1 }],
    ['coilover', 'Amortizeri zadnji, par', { count: 2 }],
    ['coilover', 'Gvint ovjes, podesiv po visini', { count: 4 }],
    ['headlight', 'Far lijevi, novi, crno kućište', { interior: 'black' }],
    ['taillight', 'Stop lampe, par, zatamnjene', { smoked: true }],
    ['floorMats', 'Gumene patosnice, set 4 komada', { material: 'rubber', set: 4 }],
    ['grille', 'Rešetka prednjeg branika, saće', { fill: 'honeycomb' }],
    ['bonnet', 'Hauba motora', { finish: 'paint' }],
    ['bumper', 'Prednji branik, sivi, nefarbani', { piece: 'whole', color: PAINT.graphite }],
    ['bumper', 'Prednji branik R-line, komplet s rešetkama', { piece: 'whole', style: 'sport' }],
    ['bumper', 'Prednji lip branika, crni sjaj', { piece: 'lip', color: PAINT.black }],
    ['bumper', 'Branik zadnji S-line s difuzorom', { piece: 'whole', step: false }],
    ['bumper', 'Zadnji branik s gazištem', { step: true }],
    ['bumper', 'Branik zadnji s rupama za parking senzore', { sensors: true }],
    ['bumper', 'Difuzor zadnjeg branika, crni sjaj', { piece: 'diffuser', color: PAINT.black }],
    ['bumper', 'Ugao zadnjeg branika, crna plastika', { piece: 'corner' }],
    ['coilover', 'Opruge prednje, par', { count: 2 }],
    ['coilover', 'Sportske opruge -35 mm', { count: 4 }],
    ['floorMats', 'Kadica za gepek, gumena', { rim: 'high' }],
    ['floorMats', 'Gumeni tepih za gepek', { rim: 'flat' }],
    ['ledBar', 'LED radna lampa 27 W, okrugla', { shape: 'round', count: 1 }],
    ['ledBar', 'LED radna lampa 48 W, kvadratna', { shape: 'square', count: 1 }],
    ['ledBar', 'Set LED radnih lampi, 2 komada, s instalacijom', { count: 2 }],
    ['ledBar', 'Rotaciona lampa s LED barom, magnetna, 12/24 V', { shape: 'beacon' }],
    ['ledBar', 'Dodatni LED far za duga svjetla, s pozicijom', { leds: 1 }],
    ['wiper', 'Motorić prednjih brisača, original', { drive: 'crank' }],
    ['wiper', 'Motorić zadnjeg brisača', { drive: 'shaft' }],
    ['wiper', 'Mehanizam brisača s motorićem', { drive: 'linkage' }],
    ['spoiler', 'Krovni spojler, crni sjaj', { style: 'roof', color: PAINT.black, finish: 'paint' }],
    ['spoiler', 'Lip spojler gepeka, karbon', { style: 'lip', finish: 'carbon' }],
    ['spoiler', 'Spojler na vratima gepeka, original', { style: 'tall', finish: 'paint' }],
    ['intercooler', 'Silikonska crijeva za intercooler, komplet', { material: 'silicone' }],
    ['intercooler', 'Set aluminijskih cijevi za intercooler, 63 mm', { material: 'aluminium' }],
  ] as const)('%s: %s', (part, name, shown) => {
    for (const look of read(part, name).looks) expect(look).toMatchObject(shown);
  });

  test.each([
    ['bumper', 'Zadnji branik, original', 'rearBumper'],
    ['bumper', 'Prednji branik, original, u boji', 'bumper'],
    ['coilover', 'Sportske opruge -30/30 mm, komplet', 'springs'],
    ['coilover', 'Sportski amortizeri i opruge -40/40 mm, komplet', 'coilover'],
    ['floorMats', 'Univerzalna kadica za gepek, za rezanje', 'bootTub'],
    ['ledBar', 'LED radna lampa 27 W, okrugla', 'workLamp'],
    ['ledBar', 'LED bar 52 cm, 120 W, kombinovani snop', 'ledBar'],
    ['wiper', 'Motorić zadnjeg brisača', 'wiperMotor'],
    ['wiper', 'Zadnja ručica brisača s metlicom', 'wiper'],
    ['intercooler', 'Set aluminijskih cijevi za intercooler, 63 mm', 'pipes'],
    ['intercooler', 'Prednji intercooler 1.9 TDI, komplet s cijevima', 'intercooler'],
  ] as const)('%s: %s is drawn as %s', (part, name, drawn) => {
    expect(read(part, name).part).toBe(drawn);
  });

  test('kidneys are on grilles of BMW and of no other manufacturer', () => {
    const shapes = (manufacturers: string[], name = 'Prednja maska, original') =>
      new Set(read('grille', name, manufacturers).looks.map((look) => look?.shape));
    expect(shapes(['bmw'])).toEqual(new Set(['twin']));
    expect(shapes(['audi'])).not.toContain('twin');
    expect(shapes(['bmw'], 'Donja rešetka prednjeg branika')).not.toContain('twin');
  });

  test.each([
    ['wheel', 'Aluminijske felge 17" 5x112, 4 komada', 4, 'left'],
    ['wheel', 'Čelična felga 16" 5x118, nova', 1, 'left'],
    ['wheel', 'Rezervni točak, uski, komplet s dizalicom', 1, 'left'],
    ['wheel', 'Distanceri 5 mm, par, 4x100', 2, 'both'],
    ['mirror', 'Desni retrovizor, mehanički', 1, 'right'],
    ['headlight', 'Par farova, crno kućište', 1, 'both'],
  ] as const)('%s: %s: %i piece, %s', (part, name, count, side) => {
    expect(read(part, name)).toMatchObject({ count, side });
  });

  test('a name that no drawing agrees with is an error of the rules', () => {
    expect(() => read('wheel', 'Distanceri 30 mm, 6x139')).toThrow(/No drawing/);
  });
});

describe('of all demo products', () => {
  const products = demoProducts();
  const first = products.map(({ name, pictures }) => ({ name, key: pictures[0] ?? '' }));
  const sided = first.filter(({ key }) => /^(headlight|taillight|mirror|wing)-/.test(key));

  test('every picture is drawn', () => {
    const keys = new Set(PICTURES.map(({ key }) => key));
    expect(products.flatMap(({ pictures }) => pictures).filter((key) => !keys.has(key))).toEqual([]);
  });

  test('at least 600 first pictures differ', () => {
    expect(new Set(first.map(({ key }) => key)).size).toBeGreaterThanOrEqual(600);
  });

  test('used products show wear, the others do not', () => {
    const wrong = products.filter(
      ({ condition, pictures: [key = ''] }) => /-\d+w/.test(key) !== (condition === 'used'),
    );
    expect(wrong).toEqual([]);
  });

  test('a left part never shows the right one or the reverse, and a pair shows both', () => {
    const wrong = sided.filter(({ name, key }) => {
      if (/\bpar\b/i.test(name)) return !key.includes('x2-');
      return /\bdesn/i.test(name) !== key.endsWith('m-whole');
    });
    expect(sided.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  test('sets of wheels show four', () => {
    const sets = first.filter(({ name, key }) => key.startsWith('wheel') && /4 kom|felge\b/i.test(name));
    expect(sets.length).toBeGreaterThan(40);
    expect(sets.filter(({ key }) => !key.includes('x4-'))).toEqual([]);
  });
});
