import { startNeonEndpoint } from './neon-endpoint.ts';
import type { SqlBackend } from './sql-backend.ts';

interface Database {
  kind: 'neon' | 'postgres' | 'embedded';
  /** For process.env, and through it for child processes such as `astro build`. */
  environment: { DATABASE_URL: string; NEON_FETCH_ENDPOINT?: string };
  /** From now on the embedded database refuses writes while its disk is full; a start must succeed even then. */
  refuseWritesWhenFull?: () => void;
  close: () => Promise<void>;
}

interface DatabaseOptions {
  databaseUrl: string | undefined;
  /** Where the embedded database keeps its files; untouched when there is a `databaseUrl`. */
  dataFolder: string;
  /** Where another process serves `databaseUrl` in Neon's protocol; that process keeps owning it. */
  servedAt?: string | undefined;
}

/** True for an address that another process passed to this one together with its endpoint. */
const isServed = (databaseUrl: string, servedAt: string | undefined): boolean =>
  servedAt !== undefined && new URL(servedAt).host === new URL(databaseUrl).host;

/**
 * Connects to Neon directly. Connects through Neon's protocol to any other server, or to the embedded one when no
 * address is given.
 *
 * @throws AlreadyRunning when another process holds the data folder
 */
export async function openDatabase({
  databaseUrl,
  dataFolder,
  servedAt,
}: DatabaseOptions): Promise<Database> {
  if (!databaseUrl) {
    // Each kind loads only its own driver: PGlite's is 18 MB.
    const [{ openEmbeddedPostgres }, { embeddedBackend }, { refuseWhenFull }] = await Promise.all([
      import('./embedded-postgres.ts'),
      import('./embedded-backend.ts'),
      import('./refuse-when-full.ts'),
    ]);
    const { pglite, close } = await openEmbeddedPostgres(dataFolder);
    let refusesWhenFull = false;
    const backend = refuseWhenFull(embeddedBackend(pglite), dataFolder, { isOn: () => refusesWhenFull });
    return {
      ...(await served('embedded', backend, close)),
      refuseWritesWhenFull: () => (refusesWhenFull = true),
    };
  }
  if (isServed(databaseUrl, servedAt)) {
    return { kind: 'embedded', environment: { DATABASE_URL: databaseUrl }, close: () => Promise.resolve() };
  }
  if (isNeon(databaseUrl)) {
    return { kind: 'neon', environment: { DATABASE_URL: databaseUrl }, close: () => Promise.resolve() };
  }
  const [{ Pool }, { poolBackend }] = await Promise.all([import('pg'), import('./pool-backend.ts')]);
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  return served('postgres', poolBackend(pool), () => pool.end());
}

async function served(
  kind: Database['kind'],
  backend: SqlBackend,
  closeBackend: () => Promise<void>,
): Promise<Database> {
  const endpoint = await startNeonEndpoint(backend);
  return {
    kind,
    environment: { DATABASE_URL: endpoint.connectionString, NEON_FETCH_ENDPOINT: endpoint.fetchEndpoint },
    close: async () => {
      await endpoint.close();
      await closeBackend();
    },
  };
}

function isNeon(databaseUrl: string): boolean {
  return new URL(databaseUrl).hostname.endsWith('.neon.tech');
}
