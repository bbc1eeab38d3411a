import { vi } from 'vitest';

// Files share a process. What the shop's modules keep (settings, connections, limiters) is new for each of them, and
// nothing that an earlier file replaced stays replaced.
vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
vi.restoreAllMocks();
