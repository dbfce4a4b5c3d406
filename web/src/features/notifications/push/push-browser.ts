import { subscribePush, unsubscribePush } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';
import { startServiceWorker } from '../../../platform/offline-copy.ts';

/** Whether this browser supports push messages and has permission. */
export type PushAbility = 'able' | 'denied' | 'unsupported';

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The endpoint of this browser's subscription; null if it has none. */
export async function pushEndpoint(): Promise<string | null> {
  if (pushAbility() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/**
 * Asks for permission and subscribes this browser. Call it only after a press, because browsers ask just once.
 * @param key the installation's public key
 * @returns whether permission was given
 */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  if (!(await navigator.serviceWorker.getRegistration())) await startServiceWorker(document.documentElement.lang);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = (await usable(pushManager, key)) ?? (await subscribe(pushManager, key));
  const { endpoint, keys } = subscription.toJSON();
  await call(subscribePush, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  });
  return true;
}

function subscribe(manager: PushManager, key: string): Promise<PushSubscription> {
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The present subscription, unless it belongs to another key than the installation's. */
async function usable(manager: PushManager, key: string): Promise<PushSubscription | null> {
  const subscription = await manager.getSubscription();
  const has = subscription?.options.applicationServerKey;
  if (!subscription || !has) return subscription;
  const same = btoa(String.fromCodePoint(...new Uint8Array(has)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  if (same === key) return subscription;
  await subscription.unsubscribe();
  return null;
}

/** Unsubscribes this browser. */
export async function stopPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return;
  await call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
