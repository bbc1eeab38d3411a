import type { PushDevice } from '#db/queries/admin/push-subscriptions.ts';
import type { PushNotice } from '#src/domain/admin/push.ts';
import { PUSH_KEPT_SECONDS, PUSH_TIMEOUT_MS } from '#src/domain/limits/admin.ts';
import { env } from '#src/server/env.ts';
import { checkedAddress, requestAddress } from '#src/server/outgoing-address.ts';

type VapidKeys = { publicKey: string; privateKey: string };
/** `subject` tells the push service whom to ask about the sender. */
type Vapid = VapidKeys & { subject: string };

/** Undefined while the shop has no keys: notifications are off. */
export function vapidKeys(): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env();
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}

/**
 * Sends one encrypted notification and returns the push service's status. The library encrypts; the request is our own,
 * as it goes to an address that a browser gave.
 *
 * @throws when the address is refused or does not answer
 */
export async function sendPush(device: PushDevice, notice: PushNotice, vapidDetails: Vapid): Promise<number> {
  const { endpoint, p256dh, auth } = device;
  // Loaded with the first notification, so that other calls of the function start without it.
  const { default: webPush } = await import('web-push');
  const url = new URL(endpoint);
  const address = await checkedAddress(url, env().PUSH_STAND_IN);
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails,
      TTL: PUSH_KEPT_SECONDS,
      urgency: 'high',
    },
  );
  const signal = AbortSignal.timeout(PUSH_TIMEOUT_MS);
  const response = await requestAddress(url, address, { method, headers: { ...headers }, signal, body });
  response.resume();
  return response.statusCode ?? 0;
}
