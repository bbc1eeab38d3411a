import { afterEach, expect, test, vi } from 'vitest';
import { PUBLISH_TRIGGER_TIMEOUT_MS } from '#src/domain/limits/publishing.ts';
import { purgeCatalogueCache } from './purge-catalogue-cache.ts';

afterEach(() => vi.unstubAllEnvs());

test('a purge that is not answered is not waited for', async () => {
  vi.stubEnv('DATABASE_URL', 'postgresql://shop@127.0.0.1:1/shop');
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
  vi.stubEnv('SITE_ID', 'site');
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const silent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  const started = performance.now();
  await purgeCatalogueCache();
  expect(silent).toHaveBeenCalledOnce();
  expect(performance.now() - started).toBeLessThan(3 * PUBLISH_TRIGGER_TIMEOUT_MS);
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no answer in time'));
  silent.mockRestore();
  warned.mockRestore();
}, 60_000);
