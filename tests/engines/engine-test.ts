import { expect, plainTest } from '../e2e/setup/shop-test.ts';
import type { Driver } from './driver.ts';
import { ENGINES, type Engine } from './engines.ts';
import { Person } from './person.ts';
import { startProxy, type Proxy } from './proxy.ts';

export type EngineOption = { engine: Engine['name'] };
type Fixtures = { width: number; person: Person };
type PerWorker = EngineOption & { driver: Driver; network: Proxy };

/** Provides a person at the browser of this project, in a window of this width. */
export const test = plainTest.extend<Fixtures, PerWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  width: [1280, { option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await ENGINES.find(({ name }) => name === engine)!.start();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  network: [
    async ({ shop }, use) => {
      const proxy = await startProxy(shop.url);
      await use(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ driver, network, width }, use) => {
    const person = new Person(driver, network);
    await person.arrives(width);
    await use(person);
    expect(await person.errors()).toEqual([]);
  },
});
