import 'premium-parts/production';
import type { Config } from '@netlify/functions';
import { contactRoutes } from '#src/server/http/contact-routes.ts';
import { functionHandler } from '#src/server/http/function-handler.ts';
import { wantedPartRoutes } from '#src/server/http/wanted-part-routes.ts';

const app = contactRoutes();
app.route('/', wantedPartRoutes());

export default functionHandler(app);

// Beside the database: Neon's eu-central-1 (docs/deploy.md).
export const config: Config = { region: 'fra', path: ['/api/contact', '/api/wanted-parts'] };
