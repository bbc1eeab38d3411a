import { connect } from '#db/client.ts';
import { env } from '#src/server/env.ts';
import { runImportJob } from '#src/server/olx/run-import-job.ts';

// An import in a process of its own, so that a test can kill it: `node run-import.ts JOB`.
await runImportJob(connect(env().DATABASE_URL), Number(process.argv[2]), { until: Date.now() + 600_000 });
