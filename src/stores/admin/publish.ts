import { atom } from 'nanostores';
import type { PublishAnswer } from '#src/domain/admin/publish.ts';
import { adminCall } from './admin-call.ts';

/** Counts changes; after each one the publishing bar asks for the state at once. */
export const $publishAsked = atom(0);
export const refreshPublish = (): void => $publishAsked.set($publishAsked.get() + 1);

export const readPublish = (signal?: AbortSignal): Promise<PublishAnswer> => adminCall('publish', { signal });

/** Triggers a publish again after a failure. */
export const publishAgain = (): Promise<PublishAnswer> => adminCall('publish', { method: 'POST' });
