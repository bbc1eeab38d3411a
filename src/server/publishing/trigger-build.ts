import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/client.ts';
import { findSecondsSinceBuild, hasPendingPublish } from '#db/queries/catalogue/publishing.ts';
import { PUBLISH_TRIGGER_TIMEOUT_MS } from '#src/domain/limits/publishing.ts';
import { env } from '#src/server/env.ts';

export const LATER_PATH = '/.netlify/functions/publish-background';

/** Key of the background function. Strangers cannot derive it, because it is made from the database's address. */
export const laterKey = (): string =>
  createHmac('sha256', env().DATABASE_URL).update(LATER_PATH).digest('base64url');

const post = (address: string | URL, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers,
    // Followed, the POST would become a GET, and the page that answers it would count as a trigger.
    redirect: 'manual',
    signal: AbortSignal.timeout(PUBLISH_TRIGGER_TIMEOUT_MS),
  });

/** @throws when the build hook refuses the request */
export async function triggerBuild(): Promise<void> {
  const answer = await post(env().BUILD_HOOK_URL ?? '');
  if (!answer.ok) throw new Error(`the build hook answered ${answer.status}`);
}

/** Milliseconds until the next build may start; 0 without `BUILD_GAP_SECONDS`. */
export async function msUntilBuild(db: Db): Promise<number> {
  const { BUILD_GAP_SECONDS: gap } = env();
  if (gap === 0) return 0;
  const since = await findSecondsSinceBuild(db);
  return since === undefined ? 0 : Math.max(0, Math.ceil((gap - since) * 1000));
}

/** Calls the background function, which may wait for minutes. False when this site's address is not set. */
export async function triggerBuildLater(): Promise<boolean> {
  const { URL: siteUrl } = env();
  if (!siteUrl) return false;
  const answer = await post(new URL(LATER_PATH, siteUrl), { authorization: `Bearer ${laterKey()}` });
  if (!answer.ok) throw new Error(`the background function answered ${answer.status}`);
  return true;
}

/** Waits until a build may start, then triggers one if one is still pending. */
export async function triggerBuildWhenDue(db: Db): Promise<void> {
  for (let ms = await msUntilBuild(db); ms > 0; ms = await msUntilBuild(db)) {
    await pause(ms);
  }
  if (await hasPendingPublish(db)) await triggerBuild();
}
