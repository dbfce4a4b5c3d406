/** A browser that asked for push messages, as it described itself. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What the service worker gets; `path` is one of the web app's. */
export interface PushPayload {
  title: string;
  body: string;
  path: string;
  /** A later message with the same tag takes the place of the earlier one. */
  tag: string;
}

/**
 * How a push service answered: `sent` is its word that it will try; `gone`: this browser asked to be told no more, or never
 * did; `later`: it can't now; `refused`: it won't take this message, ever.
 */
export type PushOutcome =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'refused'; reason: string }
  /** `afterSeconds`: as the service asked for, else null. */
  | { outcome: 'later'; reason: string; afterSeconds: number | null };

/** The port to browsers' push services. */
export interface PushProvider {
  /** Public key, base64url, as a browser's `pushManager.subscribe` takes it. */
  readonly publicKey: string;
  /** Whether a message may be sent to this address at all: https, and not inside our own network. */
  accepts(endpoint: string): boolean;
  /** Never rejects. `ttlSeconds`: how long the service keeps it for a browser that is off. */
  send(target: PushTarget, payload: PushPayload, ttlSeconds: number): Promise<PushOutcome>;
}
