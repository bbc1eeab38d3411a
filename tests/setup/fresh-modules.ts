import { vi } from 'vitest';

// Test files share a process. Each gets new modules of the shop, with their own settings, connections and limiters, and
// without the mocks of earlier files.
vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
vi.restoreAllMocks();
