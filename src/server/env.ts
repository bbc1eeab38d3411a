import { z } from 'zod';
import { BUILD_GAP_SECONDS_MAX } from '#src/domain/limits/publishing.ts';
import { DATABASE_TIMEOUT_MS } from '#src/domain/limits/requests.ts';

const environment = z.object({
  DATABASE_URL: z.string('is not set').min(1),
  DATABASE_KIND: z.enum(['neon', 'postgres', 'embedded']).default('neon'),
  /** How long a call waits for one answer of the database. */
  DATABASE_TIMEOUT_MS: z.coerce.number().int().min(1000).default(DATABASE_TIMEOUT_MS),
  /** Key for hashing callers' addresses; `npm start` sets one, elsewhere the database's password is used. */
  CALLER_SECRET: z.string().min(16).optional(),
  /** `smtps://user:password@host:465`; without it messages are only stored. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'is no address of a mail server: smtps://USER:PASSWORD@HOST:465')
    .optional(),
  /** Receives the copies of messages; by default the shop's own address. */
  CONTACT_TO: z.email().optional(),
  /** Without both keys no device is notified of messages; `npx web-push generate-vapid-keys` makes them. */
  VAPID_PUBLIC_KEY: z.string().length(87).optional(),
  VAPID_PRIVATE_KEY: z.string().length(43).optional(),
  /** A push service on this machine; tests set a stand-in. */
  PUSH_STAND_IN: z.url().optional(),
  /** A POST to it starts a build; `npm start` sets its own. Without it a publish waits until somebody builds. */
  BUILD_HOOK_URL: z.url().optional(),
  /** Minimum seconds from the start of one build to the next trigger, for hosts where each build costs. */
  BUILD_GAP_SECONDS: z.coerce.number().int().min(0).max(BUILD_GAP_SECONDS_MAX).default(0),
  /** The public address; behind a proxy of the owner's, calls come with another one. */
  SITE_URL: z.url().optional(),
  /** Set by Netlify: this site's address. */
  URL: z.url().optional(),
  /** The classifieds site that ads are imported from; `npm start` sets a stand-in while no user is set. */
  OLX_API_URL: z.url().default('https://api.olx.ba'),
  /** The user whose ads are imported. */
  OLX_USERNAME: z.string().optional(),
  OLX_TOKEN: z.string().optional(),
  /** Set in netlify.toml for previews, which search engines must not index. */
  SHOP_PREVIEW: z.string().optional(),
  /** Set by Netlify in its functions. */
  NETLIFY_PURGE_API_TOKEN: z.string().optional(),
  /** Address of Netlify's API; tests set a stand-in. */
  NETLIFY_API_URL: z.url().default('https://api.netlify.com'),
});

type Environment = z.infer<typeof environment>;

let parsed: Environment | undefined;

/** Without the spaces and quotes that come along when a value is pasted into a settings page. */
const bare = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');

/**
 * The environment as the functions read it.
 *
 * @throws Error with one sentence per wrong variable; it quotes no value, which may be a password
 */
export function readServerEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const values = Object.entries(variables).map(([name, value = '']) => [name, bare(value)] as const);
  // Settings pages store an empty text for "not set".
  const given = Object.fromEntries(values.filter(([, value]) => value !== ''));
  const { data, error } = environment.safeParse({
    ...given,
    // Netlify uses another name for its own Neon database.
    DATABASE_URL: given['DATABASE_URL'] ?? given['NETLIFY_DATABASE_URL'],
  });
  if (error)
    throw new Error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return data;
}

/** The process environment, checked once. */
export function env(): Environment {
  parsed ??= readServerEnvironment(process.env);
  return parsed;
}
