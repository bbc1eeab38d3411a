/** `GET /api/admin/push`: without a key nobody can be notified. `endpoints` are the owner's devices. */
export type PushState = { publicKey: string | null; endpoints: string[] };

/** What a notification shows; a tap opens the address. */
export type PushNotice = { title: string; body: string; path: string };

/** The worker of the panel's page, which shows notifications. */
export const PUSH_WORKER = { address: '/obavjestenja.js', scope: '/admin' } as const;
