import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { DeployFailed } from './deploy-api.ts';

/** The manifest that Netlify's bundler writes beside the bundles, as far as a deploy repeats it. */
const manifest = z.object({
  functions: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      runtime: z.string(),
      runtimeVersion: z.string().optional(),
      invocationMode: z.string().optional(),
      timeout: z.number().optional(),
      schedule: z.string().optional(),
      displayName: z.string().optional(),
      generator: z.string().optional(),
      region: z.string().optional(),
      priority: z.number().optional(),
      routes: z.unknown().optional(),
      excludedRoutes: z.unknown().optional(),
      buildData: z.unknown().optional(),
    }),
  ),
});

type BuiltFunction = { name: string; digest: string; file: string; query: string };

export type BuiltFunctions = {
  list: BuiltFunction[];
  /** Routes, region and the like by name, as a deploy expects them. */
  config: Record<string, Record<string, unknown>>;
};

function queryOf(from: z.infer<typeof manifest>['functions'][number]): string {
  const query = new URLSearchParams({ runtime: from.runtimeVersion ?? from.runtime });
  if (from.invocationMode) query.set('invocation_mode', from.invocationMode);
  if (from.timeout) query.set('timeout', String(from.timeout));
  return query.toString();
}

/**
 * The functions that `netlify build` has bundled into `folder`. A deploy replaces the whole site: one without its
 * functions would remove search, contact and admin.
 *
 * @throws DeployFailed when there are none
 */
export async function readBuiltFunctions(folder: string): Promise<BuiltFunctions> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => undefined);
  const { functions } = manifest.parse(text === undefined ? { functions: [] } : JSON.parse(text));
  if (functions.length === 0) {
    throw new DeployFailed(
      `no functions in ${folder}: bundle them with "npx netlify-cli build --offline" first`,
    );
  }
  const list = await Promise.all(
    functions.map(async (from) => {
      // They may be bundled on another machine: the manifest names the path there.
      const file = join(folder, basename(from.path));
      const digest = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      return { name: from.name, digest, file, query: queryOf(from) };
    }),
  );
  const config = Object.fromEntries(
    functions.map((from) => [
      from.name,
      {
        display_name: from.displayName,
        generator: from.generator,
        region: from.region,
        routes: from.routes,
        excluded_routes: from.excludedRoutes,
        priority: from.priority,
        build_data: from.buildData,
      },
    ]),
  );
  return { list, config };
}
