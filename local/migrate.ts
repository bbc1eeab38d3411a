import { openShop } from './open-shop.ts';
import { terminalProgress } from './progress.ts';
import { readSettings } from './settings.ts';

// `npm run db:migrate`: updates the database of the settings to the newest schema.
const shop = await openShop(readSettings(process.env), terminalProgress());
await shop.close();
