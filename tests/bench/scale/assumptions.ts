import { BUILD_GAP_SECONDS_MAX } from '#src/domain/limits/publishing.ts';
import type { Day, Way } from './simulate-day.ts';

/**
 * The assumptions of docs/scale.md, each with its source. Figures of this project were measured on two shared cores.
 */

/** Pages per product of the demo catalogue: 13,029 pages for 2,000 products, about 100,000 for 45,000. */
const PAGES_PER_PRODUCT = 2.2;

/** Credits of a production deploy: https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work-for-enterprise-plans */
export const CREDITS_PER_DEPLOY = 15;
/** 1,000 credits for 20 USD when the plan's are used up: https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/configure-auto-recharge */
export const DOLLARS_PER_CREDIT = 0.02;
/** https://answers.netlify.com/t/429-network-error-when-using-the-netlify-api/70319 */
const SECONDS_BETWEEN_DEPLOYS = 20;

/** The highest `BUILD_GAP_SECONDS`. */
const APART = { secondsBetweenStarts: BUILD_GAP_SECONDS_MAX };

const builds: Way = {
  name: 'build on Netlify',
  // Not measured: a build machine starts, restores its cache, runs `npm ci` (26 s here), deploys.
  startSeconds: 60,
  // Measured (docs/scale.md): 13,029 pages with nothing changed in 3.2 s.
  secondsPerPage: 3.2 / 13_029,
  // Measured (docs/scale.md): 13,013 pages in 17.5 s.
  secondsPerRenderedPage: 17.5 / 13_013,
  // 12,000 files in 27 minutes: https://github.com/netlify/cli/issues/318
  secondsPerUpload: (27 * 60) / 12_000,
  secondsBetweenStarts: SECONDS_BETWEEN_DEPLOYS,
  // The catalogue is read whole, in slices.
  queriesPerPublish: 20,
  deploysPerPublish: 1,
  usesBuildMinutes: true,
  purgesPerEdit: 1,
};

const digests: Way = {
  name: 'long-running process, deploy by digests',
  startSeconds: 1,
  // A trial (docs/scale.md): 100,001 pages listed in 0.7 s. Every digest is sent and compared in each deploy.
  secondsPerPage: 0.7 / 100_001 + 1 / 100_000,
  secondsPerRenderedPage: 1 / 1_850,
  secondsPerUpload: (27 * 60) / 12_000,
  secondsBetweenStarts: SECONDS_BETWEEN_DEPLOYS,
  queriesPerPublish: 6,
  deploysPerPublish: 1,
  usesBuildMinutes: false,
  purgesPerEdit: 1,
};

const onDemand: Way = {
  name: 'pages on demand, purged by tag',
  // A purge reaches every edge within seconds.
  startSeconds: 3,
  secondsPerPage: 0,
  secondsPerRenderedPage: 0,
  secondsPerUpload: 0,
  secondsBetweenStarts: 0,
  queriesPerPublish: 0,
  deploysPerPublish: 0,
  usesBuildMinutes: false,
  purgesPerEdit: 1,
};

export const WAYS = {
  builds,
  buildsApart: { ...builds, ...APART, name: 'build on Netlify, BUILD_GAP_SECONDS=540' },
  digests,
  digestsApart: { ...digests, ...APART, name: 'deploy by digests, BUILD_GAP_SECONDS=540' },
  onDemand,
} as const satisfies Record<string, Way>;

export const PRODUCTS = [1_000, 10_000, 100_000, 1_000_000] as const;

/** A day of a shop with this many products, on which the owner makes this many edits. */
export const dayOf = (products: number, edits: number): Day => ({
  pages: Math.round(products * PAGES_PER_PRODUCT),
  edits,
  hours: 10,
  // Measured (docs/scale.md): a renamed product renders 19 pages.
  pagesPerEdit: 19,
  // Measured (docs/scale.md): 2,019 of 13,043 pages.
  pagesOfARename: Math.round(products * PAGES_PER_PRODUCT * (2_019 / 13_043)),
  seed: 20_261_121,
});
