import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs in the page itself and reports violations only. By default the package uses an additional page, which makes a
 * check three times as slow; that page is for frames of other hosts, and the shop has none.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
