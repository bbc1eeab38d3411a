import { connect } from '#db/client.ts';
import { env } from '#src/server/env.ts';
import { warmAllImages } from '#src/server/images/warm-images.ts';

// A child of the server: see warm-pictures.ts. It ends with its parent.
process.on('disconnect', () => process.exit());
await warmAllImages(connect(env().DATABASE_URL));
process.disconnect();
