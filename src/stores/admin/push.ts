import { PUSH_WORKER, type PushState } from '#src/domain/admin/push.ts';
import { adminCall } from './admin-call.ts';

export type DevicePush =
  /** `off`: the shop has no keys, so nothing is offered. */
  { state: 'off' | 'unsupported' | 'denied' | 'on' } | { state: 'ready'; publicKey: string };

const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(PUSH_WORKER.scope);
  // Where this worker is not installed, the browser returns the shop's own, whose scope includes the panel.
  if (!registration?.scope.endsWith(PUSH_WORKER.scope)) return null;
  return registration.pushManager.getSubscription();
}

/** Whether this device is notified. Does not ask for permission. */
export async function readPush(signal?: AbortSignal): Promise<DevicePush> {
  const { publicKey, endpoints } = await adminCall<PushState>('push', { signal });
  if (publicKey === null) return { state: 'off' };
  if (!canNotify()) return { state: 'unsupported' };
  if (Notification.permission === 'denied') return { state: 'denied' };
  const subscription = await ownSubscription();
  return subscription && endpoints.includes(subscription.endpoint)
    ? { state: 'on' }
    : { state: 'ready', publicKey };
}

/** Registers the worker, and waits until it can be subscribed. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const { address, scope } = PUSH_WORKER;
  const registration = await navigator.serviceWorker.register(address, { scope });
  const worker = registration.installing ?? registration.waiting;
  if (worker && !registration.active)
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve();
        if (worker.state === 'redundant') reject(new Error('the worker could not be installed'));
      });
    });
  return registration;
}

/** Asks for permission, so it must be called from a press. False when the owner refuses. */
export async function enablePush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await activeWorker();
  // A subscription with earlier keys cannot be renewed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await adminCall('push', { method: 'PUT', body: subscription.toJSON() });
  return true;
}

export async function disablePush(): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  await adminCall('push', { method: 'DELETE', body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
