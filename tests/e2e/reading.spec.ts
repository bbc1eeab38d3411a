import type { Page } from '@playwright/test';
import { givenVehicle } from './setup/given-vehicle.ts';
import { PAGE_TYPES } from './setup/page-types.ts';
import { expect, test } from './setup/shop-test.ts';

/** The error page reloads itself once; the test must not be interrupted by it. */
async function open(page: Page, path: string) {
  if (path === '/500') await page.addInitScript(() => sessionStorage.setItem('premium-parts-reloaded', '1'));
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-busy]')).toHaveCount(0);
}

/** Headings in the order in which they are read: `1 Audi A4`. */
const headings = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((all) =>
      all
        .filter((heading) => heading.checkVisibility())
        .map((heading) => `${heading.tagName.slice(1)} ${heading.textContent.trim()}`),
    );

/** Places where the next element in reading order is higher up on a phone's screen; a next column may be. */
const jumpsUp = (page: Page) =>
  page.evaluate(() => {
    const rows = [
      ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, button, input, select)'),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg'))
      // A heart lies over the picture of its card, a number over the gallery.
      .filter((element) => !element.closest('.heart, .card__s, .gal, .callbar'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.right > 0);
    return rows.flatMap(({ element, box }, i) => {
      const before = rows[i - 1];
      return before && box.bottom < before.box.top && box.left < before.box.right
        ? [`${before.element.textContent.trim().slice(0, 40)} → ${element.textContent.trim().slice(0, 40)}`]
        : [];
    });
  });

/** Elements with transitions, animations or smooth scrolling. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const times = `${transitionDuration},${animationDuration}`.split(',');
        return scrollBehavior === 'smooth' || times.some((time) => Number.parseFloat(time) > 0.001);
      })
      .map((element) => `${element.tagName}.${element.className}`),
  );

/** Controls that have no edge, underline or icon with forced colours. */
const bare = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: Element) => {
      const style = getComputedStyle(element);
      const edges = ['Top', 'Right', 'Bottom', 'Left'] as const;
      const hasEdge = edges.some(
        (edge) =>
          style[`border${edge}Style`] !== 'none' && Number.parseFloat(style[`border${edge}Width`]) > 0,
      );
      return hasEdge || style.outlineStyle !== 'none' || style.textDecorationLine.includes('underline');
    };
    return (
      [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea, .act')]
        .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
        // The browser renders checkboxes; the honeypot field is outside the page.
        .filter((element) => !element.matches('[type=checkbox], [type=radio]'))
        .filter((element) => element.getBoundingClientRect().right > 0)
        .filter((element) => !isDrawn(element) && !element.querySelector('svg, img'))
        .filter((element) => !isDrawn(element.parentElement ?? element))
        .map((element) => `${element.tagName}.${element.className}: ${element.textContent.trim()}`)
    );
  });

for (const path of PAGE_TYPES) {
  test(`${path} is read in the order of the screen, is still with reduced motion, and keeps its borders`, async ({
    page,
  }) => {
    await givenVehicle(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    const read = await headings(page);
    const levels = read.map((heading) => Number(heading[0]));
    expect(levels.filter((level) => level === 1).length).toBe(1);
    expect(read.filter((_, i) => i > 0 && levels[i]! > levels[i - 1]! + 1)).toEqual([]);
    expect(await jumpsUp(page)).toEqual([]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moving(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await bare(page)).toEqual([]);
  });
}

/** What Tab reaches in a list's tools, in order, and the steps that go up the screen or back within a row. */
const toolsInOrder = (page: Page) =>
  page.evaluate(() => {
    const tools = [
      ...document.querySelectorAll<HTMLElement>('.ls :is(summary, select, input, button, .ls__chips a)'),
    ].filter((element) => element.checkVisibility() && !element.closest('[data-list]'));
    const boxes = tools.map((element) => element.getBoundingClientRect());
    return {
      sort: tools.findIndex((element) => element.matches('[name=sortiraj]')),
      chip: tools.findIndex((element) => element.closest('.ls__chips')),
      backwards: tools.flatMap((element, i) => {
        const [before, box] = [boxes[i - 1], boxes[i]!];
        // A column that starts to the right of the previous element may start higher up.
        const isNextColumn = before && box.left >= before.right;
        const isBack = before && !isNextColumn && box.top < before.bottom - 1;
        return isBack ? [`${tools[i - 1]!.textContent.trim()} → ${element.textContent.trim()}`] : [];
      }),
    };
  });

for (const width of [360, 768, 1440]) {
  test(`at ${width} px Tab goes through a list's tools in the order of the screen, sorting before the chips`, async ({
    page,
  }) => {
    await givenVehicle(page);
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/svi-proizvodi?marka=audi&od=2004');
    await expect(page.getByRole('button', { name: 'Ukloni filter: Audi' })).toBeVisible();
    const expectOrder = async () => {
      const { sort, chip, backwards } = await toolsInOrder(page);
      expect(backwards).toEqual([]);
      expect(sort).toBeGreaterThan(-1);
      expect(chip).toBeGreaterThan(sort);
    };
    await expectOrder();
    const sort = page.getByLabel('Sortiraj');
    if (width >= 1024) return;
    const filters = page.locator('summary', { hasText: 'Filteri' });
    await filters.focus();
    await page.keyboard.press('Tab');
    await expect(sort).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('switch')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ukloni filter: Audi' })).toBeFocused();

    // The open panel comes in between: what follows it in Tab order must be below it.
    await filters.click();
    await expect(page.getByRole('switch')).toBeVisible();
    await expectOrder();
  });
}

test('whoever wants less motion sees placeholders of cards that stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/svi-proizvodi');
  await page.locator('.ls').evaluate((list) => list.toggleAttribute('data-busy', true));
  await expect(page.locator('.ls .card__i').first()).toHaveCSS('animation-name', 'none');
});
