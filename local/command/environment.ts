import { resolve } from 'node:path';
import { z } from 'zod';
import { PASSWORD_CHARACTERS_MIN } from '#src/domain/limits/admin.ts';
import type { NetlifyAccess } from '../netlify/deploy-api.ts';

const postgresUrl = z
  .url({
    protocol: /^postgres(?:ql)?$/,
    error: 'is no address of a PostgreSQL database: postgresql://USER:PASSWORD@HOST/DATABASE',
  })
  .optional();

const variables = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8888),
    HOST: z.string().min(1).default('127.0.0.1'),
    TRUST_PROXY: z.enum(['0', '1']).default('0'),
    DATA_DIR: z.string().min(1).default('.local'),
    DATABASE_URL: postgresUrl,
    NETLIFY_DATABASE_URL: postgresUrl,
    ADMIN_USERNAME: z.string().min(1).default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(PASSWORD_CHARACTERS_MIN, `needs at least ${PASSWORD_CHARACTERS_MIN} characters`)
      .optional(),
    // Our own names: users of Netlify's client have its token in the environment without wanting deploys here.
    DEPLOY_SITE_ID: z.string().optional(),
    DEPLOY_TOKEN: z.string().optional(),
    NETLIFY_API_URL: z.url().default('https://api.netlify.com'),
  })
  .refine((given) => Boolean(given.DEPLOY_SITE_ID) === Boolean(given.DEPLOY_TOKEN), {
    path: ['DEPLOY_SITE_ID'],
    error: 'set it together with DEPLOY_TOKEN, or neither',
  })
  .refine((given) => !given.DEPLOY_SITE_ID || (given.DATABASE_URL ?? given.NETLIFY_DATABASE_URL), {
    path: ['DEPLOY_SITE_ID'],
    error: "needs that site's DATABASE_URL: with another database the clean-up would delete its pictures",
  });

export type LocalEnvironment = {
  port: number;
  host: string;
  /** A proxy in front says who the caller is and which address was asked for. */
  trustsProxy: boolean;
  /** Absolute. Holds database, images, builds and the generated password. */
  dataFolder: string;
  databaseUrl: string | undefined;
  adminUsername: string;
  adminPassword: string | undefined;
  /** The site on Netlify that every publish is deployed to. */
  deploy: NetlifyAccess | undefined;
};

/** Reads the environment; throws an Error with one readable sentence per wrong variable. */
export function readEnvironment(given: NodeJS.ProcessEnv): LocalEnvironment {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = variables.safeParse(set);
  if (!result.success) {
    throw new Error(
      result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    );
  }
  const { PORT, HOST, TRUST_PROXY, DATA_DIR, ADMIN_USERNAME, ADMIN_PASSWORD } = result.data;
  const { DATABASE_URL, NETLIFY_DATABASE_URL } = result.data;
  const { DEPLOY_SITE_ID: siteId, DEPLOY_TOKEN: token, NETLIFY_API_URL: apiUrl } = result.data;
  return {
    port: PORT,
    host: HOST,
    trustsProxy: TRUST_PROXY === '1',
    dataFolder: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL ?? NETLIFY_DATABASE_URL,
    adminUsername: ADMIN_USERNAME,
    adminPassword: ADMIN_PASSWORD,
    deploy: siteId && token ? { siteId, token, apiUrl } : undefined,
  };
}
