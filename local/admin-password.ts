import { findAdminUser, upsertAdminUser } from '#db/queries/admin/admin-users.ts';
import { PASSWORD_CHARACTERS_MIN } from '#src/domain/limits/admin.ts';
import { hashPassword, randomPassword } from '#src/server/admin/password.ts';
import { askPassword } from './command/ask-password.ts';
import { openData } from './backup/open-data.ts';
import { AlreadyRunning } from './process/folder-lock.ts';
import { openShop } from './open-shop.ts';
import { terminalProgress } from './command/progress.ts';
import { runCommand } from './command/run-command.ts';
import { type LocalEnvironment, readEnvironment } from './command/environment.ts';

// `npm run admin:password -- USER`: sets or resets who may log in, and ends that user's sessions.

/** While the shop runs, through its process: an owner who is locked out need not stop it. */
function openUsers(environment: LocalEnvironment) {
  return openShop(environment, terminalProgress()).catch((error: unknown) => {
    if (!(error instanceof AlreadyRunning)) throw error;
    return openData(environment, { mayRun: true });
  });
}

async function setPassword(username: string): Promise<void> {
  const typed = await askPassword(process.stdin, `New password for ${username} (empty: generate one): `);
  if (typed !== '' && typed.length < PASSWORD_CHARACTERS_MIN) {
    throw new Error(`A password needs at least ${PASSWORD_CHARACTERS_MIN} characters. Nothing was changed.`);
  }
  const password = typed || randomPassword();
  const shop = await openUsers(readEnvironment(process.env));
  try {
    const isKnown = (await findAdminUser(shop.db, username)) !== undefined;
    await upsertAdminUser(shop.db, username, await hashPassword(password));
    console.log(isKnown ? `${username} has a new password; all sessions ended.` : `${username} may log in.`);
    // Printed once; nothing else keeps it.
    if (!typed) console.log(`password ${password}`);
  } finally {
    await shop.close();
  }
}

const [username = '', ...rest] = process.argv.slice(2);
await runCommand(async () => {
  if (username.trim() === '' || rest.length > 0) throw new Error('Usage: npm run admin:password -- USER');
  await setPassword(username.trim());
});
