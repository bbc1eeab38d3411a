import { z } from 'zod';

const environment = z.object({
  DATABASE_URL: z.string().min(1),
  DATABASE_KIND: z.enum(['neon', 'postgres', 'embedded']).default('neon'),
});

export type Environment = z.infer<typeof environment>;

let parsed: Environment | undefined;

/** The process environment, checked once. Netlify names its own Neon database differently. */
export function env(): Environment {
  parsed ??= environment.parse({
    ...process.env,
    DATABASE_URL: process.env['DATABASE_URL'] || process.env['NETLIFY_DATABASE_URL'],
  });
  return parsed;
}
