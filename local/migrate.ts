import { openShop } from './open-shop.ts';
import { terminalProgress } from './command/progress.ts';
import { readEnvironment } from './command/environment.ts';
import { runCommand } from './command/run-command.ts';

// `npm run db:migrate`: updates the database that the environment names to the newest schema.
await runCommand(
  async () => {
    const shop = await openShop(readEnvironment(process.env), terminalProgress());
    await shop.close();
  },
  { keepsStack: true },
);
