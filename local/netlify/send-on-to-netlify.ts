import { resolve } from 'node:path';
import type { Db } from '#db/client.ts';
import { msUntilBuild } from '#src/server/publishing/trigger-build.ts';
import type { LocalEnvironment } from '../environment.ts';
import { deploySite } from './deploy-site.ts';
import { SiteDigests } from './site-digests.ts';

/** Deploys a finished site where `DEPLOY_SITE_ID` names one on Netlify; undefined where it does not. */
export function sendOnToNetlify({
  deploy,
}: Pick<LocalEnvironment, 'deploy'>): ((site: string) => Promise<void>) | undefined {
  if (!deploy) return undefined;
  const digests = new SiteDigests();
  const rest = { functions: resolve('.netlify/functions'), netlifyToml: resolve('netlify.toml') };
  return async (site) => {
    const started = performance.now();
    const { files, uploaded } = await deploySite(deploy, { site, ...rest }, digests);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`deployed: ${files} files, ${uploaded} of them uploaded, ${seconds} s`);
  };
}

const CHECK_EVERY_MS = 5000;

/**
 * Edits are saved by the functions on Netlify, which cannot call this process. So it checks for a waiting publish
 * itself, and keeps `BUILD_GAP_SECONDS` between two publishes, as each deploy costs.
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
