import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * In the page itself and without lists of what is right: in a page of its own, as the package has it, a look takes three
 * times as long. That page is for frames of other hosts, and the shop has none.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
