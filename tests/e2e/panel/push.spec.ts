import type { BrowserContext, Page } from '@playwright/test';
import webPush from 'web-push';
import { expectAccessible, expectTouchable, openAdmin, PHONE } from './session.ts';
import { expect, test } from '../setup/shop-test.ts';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const PUSH_SERVICE = 'http://127.0.0.1:9';

test.use({
  environment: {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    PUSH_STAND_IN: PUSH_SERVICE,
  },
  viewport: PHONE,
  serviceWorkers: 'allow',
  // Chromium says that its private windows have no push service.
  expected: /Push API in incognito mode/,
});

const enable = (page: Page) => page.getByRole('button', { name: 'Uključi obavještenja' });
const disable = (page: Page) => page.getByRole('button', { name: 'Isključi obavještenja' });

/** Counts how often the browser is asked for permission. */
async function countQuestions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Object.assign(window, { asked: 0 });
    Notification.requestPermission = () => {
      (window as unknown as { asked: number }).asked += 1;
      return ask();
    };
  });
  return () => page.evaluate(() => (window as unknown as { asked: number }).asked);
}

/** A push service for the browser, because tests do not use Chromium's own. */
async function givePushService(page: Page): Promise<void> {
  await page.addInitScript((service) => {
    const KEY = 'push-service';
    const subscription = () => {
      const endpoint = localStorage.getItem(KEY);
      if (endpoint === null) return null;
      return {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
        unsubscribe: () => {
          localStorage.removeItem(KEY);
          return Promise.resolve(true);
        },
      } as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription());
    PushManager.prototype.subscribe = () => {
      localStorage.setItem(KEY, `${service}/${crypto.randomUUID()}`);
      return Promise.resolve(subscription()!);
    };
  }, PUSH_SERVICE);
}

const allow = (context: BrowserContext, origin: string) =>
  context.grantPermissions(['notifications'], { origin });

test('notifications are switched on and off on a device; permission is asked for only by a tap', async ({
  page,
  context,
  shopUrl,
}) => {
  await allow(context, shopUrl);
  await givePushService(page);
  const asked = await countQuestions(page);
  await openAdmin(page, shopUrl, '#poruke');
  await expect(enable(page)).toBeVisible();
  await expectAccessible(page);
  await expectTouchable(page);
  expect(await asked()).toBe(0);
  await enable(page).click();
  await expect(page.getByText('Obavještenja su uključena.')).toBeVisible();
  await expect(disable(page)).toBeVisible();
  expect(await asked()).toBe(1);
  await page.reload();
  await expect(page.getByText('Obavještenja su uključena na ovom uređaju.')).toBeVisible();
  expect(await asked()).toBe(0);
  await expectAccessible(page);
  await disable(page).click();
  await expect(page.getByText('Obavještenja su isključena.')).toBeVisible();
  await expect(enable(page)).toBeVisible();
  await page.reload();
  await expect(enable(page)).toBeVisible();
});

test('after a refused permission the panel says so, and how to grant it later', async ({ page, shopUrl }) => {
  // Headless Chromium refuses every permission.
  await openAdmin(page, shopUrl, '#poruke');
  await enable(page).click();
  await expect(page.getByText('Obavještenja nisu uključena: preglednik nije dobio dozvolu.')).toBeVisible();
  await expect(page.getByText('Dozvolite ih u postavkama preglednika.')).toBeVisible();
  await expect(enable(page)).toBeHidden();
  await expectAccessible(page);
});

test('a browser that reaches no push service says so in Bosnian, and can be asked again', async ({
  page,
  context,
  shopUrl,
}) => {
  await allow(context, shopUrl);
  await openAdmin(page, shopUrl, '#poruke');
  await enable(page).click();
  await expect(page.getByText(/Preglednik ne može uključiti obavještenja/)).toBeVisible();
  await expect(enable(page)).toBeEnabled();
  await expectAccessible(page);
});
