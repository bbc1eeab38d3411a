import { vi } from 'vitest';

// Test files share a process. Each gets new modules of the shop, with their own settings, connections and limiters, and
// without the mocks of earlier files or what the shop keeps for a whole process (its settings, the page year).
vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
vi.restoreAllMocks();
for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (Symbol.keyFor(key)?.startsWith('premium-parts.')) Reflect.deleteProperty(globalThis, key);
}
