import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { connect } from '#db/client.ts';
import { hasAdminUser } from '#db/queries/admin/admin-users.ts';
import { findMigration } from '#db/queries/backup.ts';
import { findShopSettings } from '#db/queries/shop-settings.ts';
import { MAIL_STEP_TIMEOUT_MS, MAIL_TIMEOUT_MS } from '#src/domain/limits/requests.ts';
import { placeholdersLeft } from '#src/domain/shop/shop-gaps.ts';
import { openDatabase } from '../database/database.ts';
import type { Finding } from './findings-of-site.ts';

type DeployVariables = Partial<
  Record<'DATABASE_URL' | 'BUILD_HOOK_URL' | 'SMTP_URL' | 'CONTACT_TO' | 'OLX_USERNAME', string>
>;

/** Where the functions are, whose configuration says `region: 'fra'` (Frankfurt). */
const REGION = 'eu-central-1';

function hookMissing(hook: string | undefined): string | undefined {
  if (!hook) return 'BUILD_HOOK_URL is not set: saved edits wait for a deploy by hand.';
  return URL.canParse(hook) && new URL(hook).protocol === 'https:'
    ? undefined
    : 'BUILD_HOOK_URL is not an https address.';
}

async function mailMissing(
  { SMTP_URL, CONTACT_TO }: DeployVariables,
  timeoutMs: number,
): Promise<string | undefined> {
  if (!SMTP_URL) return 'SMTP_URL is not set: messages are shown in the panel only.';
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: MAIL_STEP_TIMEOUT_MS,
    greetingTimeout: MAIL_STEP_TIMEOUT_MS,
    socketTimeout: MAIL_STEP_TIMEOUT_MS,
  });
  try {
    // Each of its timeouts is for one silence: a server may answer byte by byte for ever.
    const silence = pause(timeoutMs, undefined, { ref: false });
    const isVerified = await Promise.race([transport.verify(), silence]);
    if (!isVerified) return 'The mail server of SMTP_URL refuses: timeout, no whole answer.';
  } catch (error) {
    return `The mail server of SMTP_URL refuses: ${(error as Error).message}`;
  } finally {
    transport.close();
  }
  return CONTACT_TO
    ? undefined
    : 'CONTACT_TO is not set: copies go to the e-mail of the settings in the panel.';
}

function regionMissing({ hostname }: URL): string | undefined {
  if (!hostname.endsWith('.neon.tech')) return undefined;
  if (!hostname.includes(REGION)) return `The database is not in ${REGION}, where the functions run.`;
  return hostname.includes('-pooler') ? undefined : 'DATABASE_URL is not the pooled connection.';
}

async function contentMissing(databaseUrl: string): Promise<string | undefined> {
  const database = await openDatabase({ databaseUrl, dataFolder: '' });
  try {
    const db = connect(database.environment.DATABASE_URL);
    const applied = await findMigration(db);
    const all = readMigrationFiles({ migrationsFolder: 'db/migrations' });
    const left = all.filter(({ folderMillis }) => folderMillis > applied).length;
    if (left > 0)
      return `${left} of ${all.length} migrations are not applied: deploy, or npm run db:migrate.`;
    if (!(await hasAdminUser(db)))
      return 'Nobody may log in: set ADMIN_USERNAME and ADMIN_PASSWORD and deploy, or npm run admin:password.';
    return placeholdersLeft((await findShopSettings(db)).settings);
  } finally {
    await database.close();
  }
}

async function databaseMissing(url: string | undefined): Promise<string | undefined> {
  if (!url) return 'DATABASE_URL is not set here: region, migrations and owner were not checked.';
  if (!URL.canParse(url)) return 'DATABASE_URL is not an address.';
  try {
    return regionMissing(new URL(url)) ?? (await contentMissing(url));
  } catch (error) {
    return `The database of DATABASE_URL does not answer: ${(error as Error).message}`;
  }
}

/** What is missing in the variables of this terminal, which should be those of the site. */
export async function findingsOfEnvironment(
  given: DeployVariables,
  mailTimeoutMs = MAIL_TIMEOUT_MS,
): Promise<Finding[]> {
  const { DATABASE_URL, OLX_USERNAME, BUILD_HOOK_URL } = given;
  return [
    { about: 'database', missing: await databaseMissing(DATABASE_URL) },
    { about: 'hook', missing: hookMissing(BUILD_HOOK_URL) },
    { about: 'mail', missing: await mailMissing(given, mailTimeoutMs) },
    { about: 'OLX', missing: OLX_USERNAME ? undefined : 'OLX_USERNAME is not set: the import is off.' },
  ];
}
