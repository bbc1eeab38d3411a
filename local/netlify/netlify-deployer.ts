import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Db } from '#db/client.ts';
import { msUntilBuild } from '#src/server/publishing/trigger-build.ts';
import { readBuildReport } from '../publishing/build-site.ts';
import type { LocalEnvironment } from '../command/environment.ts';
import type { Deployer } from '../publishing/publisher.ts';
import { type Wait, waitMs } from './deploy-api.ts';
import { deploySite, type SiteToDeploy } from './deploy-site.ts';
import { SiteDigests } from './site-digests.ts';

/** The file in a site's folder that names the site on Netlify and the build that was last deployed. A new site has none. */
const DEPLOYED = '.deployed-to-netlify';

const FILES = { functions: resolve('.netlify/functions'), netlifyToml: resolve('netlify.toml') };

/** Deploys a finished site where `DEPLOY_SITE_ID` names one on Netlify; undefined where it does not. */
export function netlifyDeployer(
  { deploy }: Pick<LocalEnvironment, 'deploy'>,
  rest: Omit<SiteToDeploy, 'site'> = FILES,
  wait: Wait = waitMs,
): Deployer | undefined {
  if (!deploy) return undefined;
  const digests = new SiteDigests();
  const deployedAs = async (site: string) =>
    `${deploy.siteId} ${(await readBuildReport(site))?.builtAt ?? ''}`;
  return {
    deploy: async (site) => {
      const started = performance.now();
      const deployed = await deployedAs(site);
      const { files, uploaded } = await deploySite(deploy, { site, ...rest }, digests, wait);
      await writeFile(join(site, DEPLOYED), deployed);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`deployed: ${files} files, ${uploaded} of them uploaded, ${seconds} s`);
    },
    isDeployed: async (site) =>
      (await readFile(join(site, DEPLOYED), 'utf8').catch(() => '')) === (await deployedAs(site)),
  };
}

const CHECK_EVERY_MS = 5000;

/**
 * Edits are saved by the functions on Netlify, which cannot call this process. So it checks for a pending publish
 * itself, as soon as `BUILD_GAP_SECONDS` have passed since the last one.
 */
export function checkRegularly(db: Db, trigger: () => void): { close: () => Promise<void> } {
  const check = () => {
    // When the database is unavailable for a moment, the next check tries again.
    msUntilBuild(db).then(
      (ms) => ms === 0 && trigger(),
      () => undefined,
    );
  };
  const timer = setInterval(check, CHECK_EVERY_MS);
  return {
    close: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}
