import { type OlxStandIn, startOlxStandIn } from './start-olx-stand-in.ts';

/**
 * Makes the import button work without settings: without a user of the classifieds site it reads this stand-in. Called
 * before the functions read the environment. Returns undefined when a real user is set.
 */
export async function startStandInUnlessConfigured(): Promise<OlxStandIn | undefined> {
  if (process.env['OLX_USERNAME']) return undefined;
  const standIn = await startOlxStandIn();
  Object.assign(process.env, { OLX_API_URL: standIn.url, OLX_USERNAME: standIn.username });
  return standIn;
}
