import http from 'node:http';
import https from 'node:https';
import type { RequestDetails } from 'web-push';
import { isPublicAddress, lookupPublic } from './public-addresses.ts';
import type { PushOutcome, PushProvider } from './provider.ts';

/** The key pair that signs messages (VAPID), base64url, and a contact for them: `mailto:…` or `https://…`. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
  subject: string;
}

const timeoutMs = 10_000;

/** The library that signs and encrypts, loaded for the first message because it takes 10 MB. */
const webPush = async () => (await import('web-push')).default;

/** A new pair of keys, base64url. */
export async function newPushKeys(): Promise<Pick<PushKeys, 'publicKey' | 'privateKey'>> {
  return (await webPush()).generateVAPIDKeys();
}

/**
 * Sends encrypted messages (RFC 8291) to browsers' push services, signed with the keys (RFC 8292).
 * @param allowLoopback also allows http to this machine, for tests
 */
export function webPushProvider(keys: PushKeys, allowLoopback: boolean): PushProvider {
  const allowed = (endpoint: string) => allowLoopback && /^http:\/\/127\.0\.0\.1[:/]/.test(endpoint);
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => allowed(endpoint) || isPublicAddress(endpoint),
    async send({ endpoint, p256dh, auth }, payload, ttlSeconds) {
      if (!allowed(endpoint) && !isPublicAddress(endpoint)) return { outcome: 'gone' };
      try {
        const { generateRequestDetails } = await webPush();
        const target = { endpoint, keys: { p256dh, auth } };
        const details = generateRequestDetails(target, JSON.stringify(payload), {
          vapidDetails: keys,
          TTL: ttlSeconds,
        });
        return outcomeOf(await post(details, allowed(endpoint)));
      } catch (error) {
        return { outcome: 'later', reason: String(error), afterSeconds: null };
      }
    },
  };
}

interface PushAnswer {
  status: number;
  retryAfter: string | undefined;
}

function post({ endpoint, method, headers, body }: RequestDetails, loopback: boolean): Promise<PushAnswer> {
  const { request } = endpoint.startsWith('http:') ? http : https;
  return new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      { method, headers, signal: AbortSignal.timeout(timeoutMs), ...(!loopback && { lookup: lookupPublic }) },
      (answer) => {
        answer.resume(); // its body is not needed, and may be long
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

function outcomeOf({ status, retryAfter }: PushAnswer): PushOutcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  const reason = `the push service answered ${status}`;
  if (status === 429 || status >= 500) return { outcome: 'later', reason, afterSeconds: secondsOf(retryAfter) };
  return { outcome: 'refused', reason };
}

function secondsOf(retryAfter: string | undefined): number | null {
  const seconds = Number(retryAfter);
  return retryAfter !== undefined && Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) : null;
}
