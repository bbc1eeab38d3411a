import { afterAll, expect, test, vi } from 'vitest';
import { catalogueRoutes } from './catalogue-routes.ts';

vi.stubEnv('DATABASE_URL', 'postgresql://shop:x@127.0.0.1:1/shop');
afterAll(() => vi.unstubAllEnvs());

test('a monitor soon learns that the database is unavailable, in an answer that is not cached', async () => {
  const answer = await catalogueRoutes().request('/api/health');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ ok: false, reason: 'database' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  vi.mocked(console.error).mockClear();
}, 6000);
