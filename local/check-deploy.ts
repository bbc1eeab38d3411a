import { findingsOfEnvironment } from './netlify/findings-of-environment.ts';
import { findingsOfSite } from './netlify/findings-of-site.ts';
import { runCommand } from './command/run-command.ts';

// `DATABASE_URL=… BUILD_HOOK_URL=… npm run deploy:check -- https://ADDRESS`: what a deployed shop lacks, in words. Reads
// only. Exit code 1 when anything is missing.

async function check(): Promise<void> {
  const { SITE_URL, ...given } = process.env;
  const site = process.argv[2] ?? SITE_URL;
  if (!site || !URL.canParse(site)) throw new Error('Say which site: npm run deploy:check -- https://…');
  console.log(`${site}\n`);
  for (const { about, missing } of [
    ...(await findingsOfSite(site)),
    ...(await findingsOfEnvironment(given)),
  ]) {
    console.log(`  ${about.padEnd(24)} ${missing ?? 'ok'}`);
    if (missing) process.exitCode = 1;
  }
}

await runCommand(check);
// A mail server that never ends its answer keeps the process running.
process.exit();
