import { OWN_DEVICE_SESSION_SECONDS, SESSION_SECONDS } from '#src/domain/limits/admin.ts';

/** How long a session lasts from now, used or not. */
export const sessionSeconds = (isOwn: boolean): number =>
  isOwn ? OWN_DEVICE_SESSION_SECONDS : SESSION_SECONDS;

export const sessionEnd = (isOwn: boolean): Date => new Date(Date.now() + sessionSeconds(isOwn) * 1000);
