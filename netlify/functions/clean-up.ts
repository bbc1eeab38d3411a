import type { Config } from '@netlify/functions';
import { connect } from '#db/client.ts';
import { cleanUp } from '#src/server/admin/clean-up.ts';
import { env } from '#src/server/env.ts';
import { logError } from '#src/server/log.ts';

/** Deletes what need not be kept any longer, on a schedule: https://docs.netlify.com/build/functions/scheduled-functions/ */
export default async () => {
  const { DATABASE_URL, DATABASE_TIMEOUT_MS, DATABASE_KIND } = env();
  try {
    await cleanUp(connect(DATABASE_URL, DATABASE_TIMEOUT_MS), { isEmbedded: DATABASE_KIND === 'embedded' });
    return new Response(null, { status: 204 });
  } catch (error) {
    logError('clean-up', error);
    return new Response(null, { status: 500 });
  }
};

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra', schedule: '@daily' };
