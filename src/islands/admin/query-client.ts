import { QueryClient } from '@tanstack/react-query';
import { isTransient } from '#src/stores/admin/admin-call.ts';

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;
const FRESH_MS = 10_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // SPEC §7: three retries; a refusal is not retried, since it would be refused again.
      retry: (count, error) => isTransient(error) && count < RETRIES,
      retryDelay: RETRY_DELAY_MS,
      // A phone's online status may be late: queries run and fail visibly, and are retried on reconnect.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // Sent without a network too: the caller then says that there is none.
    mutations: { networkMode: 'always' },
  },
});
