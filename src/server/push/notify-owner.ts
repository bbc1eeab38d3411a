import type { Db } from '#db/client.ts';
import { listPushDevices, removePushDevices } from '#db/queries/admin/push-subscriptions.ts';
import type { PushNotice } from '#src/domain/admin/push.ts';
import { cutText } from '#src/domain/text/cut-text.ts';
import { PUSH_TEXT_MAX } from '#src/domain/limits/admin.ts';
import { logError, logWarning } from '#src/server/log.ts';
import { shopMailAddress } from '#src/server/mail.ts';
import { sendPush, vapidKeys } from './send-push.ts';

/** Statuses of a device that will never be reached again (RFC 8030, 7.3). */
const GONE = new Set([404, 410]);

async function notifyDevices(db: Db, { title, body, path }: PushNotice): Promise<void> {
  const keys = vapidKeys();
  if (!keys) return;
  const notice = { title: cutText(title, PUSH_TEXT_MAX), body: cutText(body, PUSH_TEXT_MAX), path };
  const devices = await listPushDevices(db);
  if (devices.length === 0) return;
  const vapid = { subject: `mailto:${await shopMailAddress(db)}`, ...keys };
  const gone = await Promise.all(
    devices.map(async (device) => {
      const { host } = new URL(device.endpoint);
      try {
        const status = await sendPush(device, notice, vapid);
        if (GONE.has(status)) return [device.endpoint];
        if (status >= 300) logWarning(`${host} got no notification`, `status ${status}`);
      } catch (error) {
        logWarning(`${host} got no notification`, error);
      }
      return [];
    }),
  );
  await removePushDevices(db, gone.flat());
}

/** Notifies the owner's devices. Never throws, because the message is stored already. */
export const notifyOwner = (db: Db, notice: PushNotice): Promise<void> =>
  notifyDevices(db, notice).catch((error: unknown) => logError('devices were not notified', error));
