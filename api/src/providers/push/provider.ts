/** A browser that subscribed to push messages, as it described itself. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The message the service worker receives; `path` is one of the web app's. */
export interface PushPayload {
  title: string;
  body: string;
  path: string;
  /** A later message with the same tag replaces the earlier one. */
  tag: string;
}

/** The message as it is sent, with the number of the receiver's unread notifications. */
interface SentPush extends PushPayload {
  unread: number;
}

/**
 * How a push service answered. `sent`: it will try to deliver; `gone`: this browser unsubscribed, or never subscribed; `later`: it can't now;
 * `refused`: it will never accept this message.
 */
export type PushOutcome =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'refused'; reason: string }
  /** `afterSeconds`: what the service asked for, or null. */
  | { outcome: 'later'; reason: string; afterSeconds: number | null };

/** The port to browsers' push services. */
export interface PushProvider {
  /** The public key, base64url, for a browser's `pushManager.subscribe`. */
  readonly publicKey: string;
  /** Whether messages may be sent to this address at all: it is https, and not inside the server's own network. */
  accepts(endpoint: string): boolean;
  /** Never rejects. `ttlSeconds`: how long the service keeps the message for a browser that is offline. */
  send(target: PushTarget, payload: SentPush, ttlSeconds: number): Promise<PushOutcome>;
}
