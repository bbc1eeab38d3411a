import { RETRY, type RetryPolicy } from './fetch-json.ts';

/** A device without a network is not made to wait for three more failures. */
export const retryOnline = (policy: keyof typeof RETRY): RetryPolicy =>
  RETRY[navigator.onLine ? policy : 'none'];
