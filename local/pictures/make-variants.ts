import { connect } from '#db/client.ts';
import { env } from '#src/server/env.ts';
import { makeAllVariants } from '#src/server/images/make-variants.ts';

// A child of the server: see make-variants-in-background.ts. It ends with its parent.
process.on('disconnect', () => process.exit());
await makeAllVariants(connect(env().DATABASE_URL));
process.disconnect();
