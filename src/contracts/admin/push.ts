import { z } from 'zod';

const endpoint = z.url({ protocol: /^https?$/ }).max(2000);
/** Base64 of 65 and 16 bytes, with or without padding (RFC 8291). */
const key = (characters: number) => z.string().regex(new RegExp(`^[\\w-]{${characters}}=*$`));

/** `PUT /api/admin/push`: what a browser's `PushSubscription.toJSON()` says. */
export const pushInput = z.object({
  endpoint,
  keys: z.object({ p256dh: key(87), auth: key(22) }),
});

/** `DELETE /api/admin/push`. */
export const pushRemoval = z.object({ endpoint });
