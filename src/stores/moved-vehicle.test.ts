import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'premium-parts-vehicles';
const a4 = { manufacturer: { name: 'Audi', slug: 'audi' }, model: { name: 'A4', slug: 'a4' }, year: 2008 };
const offered = [
  { name: 'B7', from: 2004, to: 2008, codes: [] },
  { name: 'B8', from: 2007, to: 2015, codes: [] },
];

/** A visitor with this vehicle, and a shop that offers the A4 with these generations; returns the calls that it gets. */
function arrival(vehicle: object, generations = offered): string[] {
  const calls: string[] = [];
  const data = new Map([[KEY, JSON.stringify({ vehicles: [vehicle], active: 'audi/a4/2008' })]]);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => data.set(key, value),
  });
  const models = [{ name: 'A4', slug: 'a4', first: 2008, parts: [3], generations }];
  vi.stubGlobal('fetch', (address: string) => {
    calls.push(address);
    return Promise.resolve(Response.json([{ name: 'Audi', slug: 'audi', models }]));
  });
  return calls;
}

async function followed() {
  const { followMovedVehicle } = await import('./moved-vehicle.ts');
  await followMovedVehicle();
  const { currentVehicle } = await import('./vehicles.ts');
  return currentVehicle();
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('a generation that the shop has renamed is forgotten: every part would be for another one', async () => {
  arrival({ ...a4, generation: 'B7 (8E)', body: 'karavan' });
  expect(await followed()).toEqual({ ...a4, body: 'karavan' });
});

test('a generation that the shop has stays answered', async () => {
  arrival({ ...a4, generation: 'B8' });
  expect(await followed()).toEqual({ ...a4, generation: 'B8' });
});

test('a vehicle without a generation costs no call for the vehicles of the shop', async () => {
  const calls = arrival(a4);
  expect(await followed()).toEqual(a4);
  expect(calls).toEqual(['/audi/a4']);
});
