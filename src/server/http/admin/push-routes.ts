import { listEndpoints, removePushDevices, savePushDevice } from '#db/queries/admin/push-subscriptions.ts';
import { pushInput, pushRemoval } from '#src/contracts/admin/push.ts';
import type { PushState } from '#src/domain/admin/push.ts';
import { env } from '#src/server/env.ts';
import { checkedAddress } from '#src/server/outgoing-address.ts';
import { Problem } from '#src/server/problem.ts';
import { vapidKeys } from '#src/server/push/send-push.ts';
import { pushText } from '#src/strings/admin/push.ts';
import { acceptJson } from '../accept.ts';
import { adminOf } from '../guarded-routes.ts';
import type { Routes } from '../routes.ts';

/** Devices that are notified of new messages. */
export function addPushRoutes(app: Routes): void {
  app.get('/api/admin/push', async (c) =>
    c.json<PushState>({
      publicKey: vapidKeys()?.publicKey ?? null,
      endpoints: await listEndpoints(c.var.db, adminOf(c).userId),
    }),
  );

  app.put('/api/admin/push', async (c) => {
    const { endpoint, keys } = await acceptJson(pushInput, c);
    if (!vapidKeys()) throw new Problem('bad_request', pushText.off);
    await checkedAddress(new URL(endpoint), env().PUSH_STAND_IN).catch(() => {
      throw new Problem('bad_request', pushText.badEndpoint);
    });
    await savePushDevice(c.var.db, adminOf(c), { endpoint, ...keys });
    return c.json({ success: true });
  });

  app.delete('/api/admin/push', async (c) => {
    await removePushDevices(c.var.db, [(await acceptJson(pushRemoval, c)).endpoint]);
    return c.json({ success: true });
  });
}
