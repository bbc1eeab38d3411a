import { QueryClient } from '@tanstack/react-query';
import { isTransient } from '#src/stores/admin/admin-call.ts';

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;
const FRESH_MS = 10_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // SPEC §7: fetching generally retries three times; a refusal stays one however often it is asked for.
      retry: (count, error) => isTransient(error) && count < RETRIES,
      retryDelay: RETRY_DELAY_MS,
      // A phone may know of its network too late: a failure says so, and reconnecting asks again.
      networkMode: 'always',
      refetchOnReconnect: true,
    },
  },
});
