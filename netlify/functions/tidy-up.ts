import type { Config } from '@netlify/functions';
import { connect } from '#db/client.ts';
import { tidyUp } from '#src/server/admin/tidy-up.ts';
import { env } from '#src/server/env.ts';

/** Deletes what need not be kept any longer, on a schedule: https://docs.netlify.com/build/functions/scheduled-functions/ */
export default async () => {
  await tidyUp(connect(env().DATABASE_URL));
  return new Response(null, { status: 204 });
};

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra', schedule: '@daily' };
