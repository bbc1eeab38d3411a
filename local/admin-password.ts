import { findAdminUser, upsertAdminUser } from '#db/queries/admin-users.ts';
import { PASSWORD_CHARACTERS_MIN } from '#src/domain/limits/admin.ts';
import { hashPassword, randomPassword } from '#src/server/admin/password.ts';
import { askPassword } from './ask-password.ts';
import { openShop } from './open-shop.ts';
import { terminalProgress } from './progress.ts';
import { runCommand } from './run-command.ts';
import { readEnvironment } from './environment.ts';

// `npm run admin:password -- USER`: sets or resets who may log in, and ends that user's sessions.

async function setPassword(username: string): Promise<void> {
  const typed = await askPassword(process.stdin, `New password for ${username} (empty: generate one): `);
  if (typed !== '' && typed.length < PASSWORD_CHARACTERS_MIN) {
    throw new Error(`A password needs at least ${PASSWORD_CHARACTERS_MIN} characters. Nothing was changed.`);
  }
  const password = typed || randomPassword();
  const shop = await openShop(readEnvironment(process.env), terminalProgress());
  try {
    const existed = (await findAdminUser(shop.db, username)) !== undefined;
    await upsertAdminUser(shop.db, username, await hashPassword(password));
    console.log(existed ? `${username} has a new password; all sessions ended.` : `${username} may log in.`);
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
