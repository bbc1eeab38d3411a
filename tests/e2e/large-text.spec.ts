import type { Page } from '@playwright/test';
import { givenList, someProducts } from './setup/given-list.ts';
import { expect, test } from './setup/shop-test.ts';

const PATHS = [
  ...['/', '/katalog', '/audi/a4/2008', '/svi-proizvodi', '/tuning/felge', '/proizvod/1', '/search?q=far'],
  ...['/wishlist', '/kontakt', '/o-nama', '/opci-uslovi'],
];

/** The browser's own setting, as visitors change it: queries of the screen's width follow it. */
async function setText(page: Page, standard: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard, fixed: 26 } });
}
const doubleText = (page: Page) => setText(page, 32);

for (const [width, size] of [
  [320, 32],
  [390, 32],
  [412, 24],
] as const) {
  test(`with text of ${size} px nothing is pushed off a phone of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await setText(page, size);
    for (const path of PATHS) {
      await page.goto(path);
      const found = await page.evaluate(() => {
        const right = (element: Element) => Math.ceil(element.getBoundingClientRect().right);
        return {
          fontSize: getComputedStyle(document.documentElement).fontSize,
          page: document.documentElement.scrollWidth,
          bars: Math.max(
            ...[...document.querySelectorAll('header a, header summary, .callbar a')].map(right),
          ),
        };
      });
      expect([path, found.fontSize]).toEqual([path, `${size}px`]);
      expect([path, Math.max(found.page, found.bars) <= width, found]).toEqual([path, true, found]);
    }
  });
}

/** 'Velika' and 'Vrlo velika' in the settings of Chromium, and twice the usual size. */
for (const size of [20, 24, 32]) {
  test(`with text of ${size} px the header of a phone keeps its name beside its icons, and the hero its labels above the values`, async ({
    page,
  }) => {
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 });
      await setText(page, size);
      await page.goto('/');
      const found = await page.evaluate(() => {
        const box = (shown: Element | Range | null) => shown!.getBoundingClientRect();
        const name = document.createRange();
        name.selectNodeContents(document.querySelector('header .wordmark')!);
        const [select, label] = ['select', 'label'].map((tag) => document.querySelector(`#vozilo ${tag}`)!);
        const valueTop = box(select!).top + Number.parseFloat(getComputedStyle(select!).paddingTop);
        return {
          fontSize: getComputedStyle(document.documentElement).fontSize,
          nameToIcon: box(document.querySelector('header .icon-button svg')).left - box(name).right,
          labelToValue: valueTop - box(label!).bottom,
          sideways: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(found.fontSize).toBe(`${size}px`);
      // Of the lines of label and value at most the leading overlaps, as with text of the usual size.
      const isGood = found.nameToIcon > 0 && found.labelToValue > -size / 8 && found.sideways <= 0;
      expect([width, isGood, found]).toEqual([width, true, found]);
    }
  });
}

test('with text at twice its size a word with a hyphen moves to the next line as a whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await doubleText(page);
  for (const path of ['/proizvod/1', '/kontakt']) {
    await page.goto(path);
    const lines = await page.getByRole('link', { name: 'Pošaljite e-mail' }).evaluate((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const at = texts.currentNode.textContent!.indexOf('e-mail');
        if (at < 0) continue;
        const word = document.createRange();
        word.setStart(texts.currentNode, at);
        word.setEnd(texts.currentNode, at + 'e-mail'.length);
        return word.getClientRects().length;
      }
      return undefined;
    });
    expect([path, lines]).toEqual([path, 1]);
  }
});

test('with text at twice its size the number of saved products is within its badge', async ({
  page,
  shopUrl,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await givenList(page, await someProducts(shopUrl, 5));
  await doubleText(page);
  await page.goto('/wishlist');
  const beyond = await page.locator('header .count:visible').evaluate((badge) => {
    const text = document.createRange();
    text.selectNodeContents(badge);
    const [inner, outer] = [text.getBoundingClientRect(), badge.getBoundingClientRect()];
    return Math.max(outer.left - inner.left, outer.top - inner.top, inner.bottom - outer.bottom);
  });
  expect(beyond).toBeLessThanOrEqual(0);
});

test('with text at twice its size the years of a scale, the chosen order and the pills of a search are not cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await doubleText(page);
  for (const path of ['/', '/proizvod/1']) {
    await page.goto(path);
    const gaps = await page.locator('[data-year-scale] text').evaluateAll((years) =>
      years.slice(1).map((year, i) => {
        const before = years[i]!.getBoundingClientRect().right;
        return Math.round(year.getBoundingClientRect().left - before);
      }),
    );
    expect([path, gaps.length > 2 && Math.min(...gaps) > 0, gaps]).toEqual([path, true, gaps]);
  }
  await page.goto('/svi-proizvodi');
  const order = await page.getByLabel(/^Sortiraj/).evaluate((select: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return { text: pen.measureText(select.selectedOptions[0]!.text).width, room };
  });
  expect(order.text).toBeLessThanOrEqual(order.room);
  await page.goto('/search?q=far');
  const line = (await page.getByRole('link', { name: 'Polovno' }).boundingBox())!;
  expect(line.height).toBeLessThan(line.width);
});

test('with text at one and a half times its size the highest price is within its row of a list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 740 });
  await setText(page, 24);
  await page.goto('/tuning/felge');
  const beyond = await page
    .locator('.card__p')
    .first()
    .evaluate((price) => {
      price.textContent = '999.999,00\u00a0KM';
      const text = document.createRange();
      text.selectNodeContents(price);
      return text.getBoundingClientRect().right - price.getBoundingClientRect().right;
    });
  expect(beyond).toBeLessThanOrEqual(0);
});
