import { openShop } from './open-shop.ts';
import { terminalProgress } from './progress.ts';
import { readEnvironment } from './environment.ts';

// `npm run db:migrate`: updates the database that the environment names to the newest schema.
const shop = await openShop(readEnvironment(process.env), terminalProgress());
await shop.close();
