import { once } from 'node:events';
import http2 from 'node:http2';
import type { AppleWalletSettings } from '../../platform/settings/phone-ticket-settings.ts';
import type { AppleWallet, Told } from './provider.ts';

const timeoutMs = 10_000;

/**
 * Tells devices by Apple's push service (APNs), over one connection that the certificate opens. The message is empty: the device asks Rondo what
 * changed.
 * @param ca - in tests: who signed the certificate of the service
 */
export function applePush(
  { pushUrl, passType, certificate, key }: Pick<AppleWalletSettings, 'pushUrl' | 'passType' | 'certificate' | 'key'>,
  ca?: string,
): AppleWallet['tell'] {
  return async (pushTokens) => {
    const session = http2.connect(pushUrl, { cert: certificate, key, ...(ca && { ca }) });
    // Each request on the connection fails by itself.
    session.on('error', () => undefined);
    try {
      return await Promise.all(
        pushTokens.map((token) =>
          post(session, {
            ':method': 'POST',
            ':path': `/3/device/${token}`,
            'apns-topic': passType,
            'apns-push-type': 'background',
            'apns-priority': '5',
          }).then(outcomeOf, (error: unknown): Told => ({ later: String(error) })),
        ),
      );
    } finally {
      session.destroy();
    }
  };
}

interface Answer {
  status: number;
  reason: string;
}

async function post(session: http2.ClientHttp2Session, headers: http2.OutgoingHttpHeaders): Promise<Answer> {
  const stream = session.request(headers, { signal: AbortSignal.timeout(timeoutMs) });
  // The service may close a stream, or all of them, without an answer and without an error.
  const closed = once(stream, 'close').then(() => Promise.reject(new Error('closed without an answer')));
  const answered = Promise.race([once(stream, 'response'), closed]);
  stream.end('{}');
  const [{ ':status': status = 0 }] = (await answered) as [http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader];
  stream.setEncoding('utf8');
  let reason = '';
  for await (const part of stream) reason += String(part);
  return { status, reason };
}

/** An invalid token will never be valid. */
const outcomeOf = ({ status, reason }: Answer): Told => {
  if (status === 200) return 'told';
  return status === 410 || reason.includes('BadDeviceToken') ? 'gone' : { later: `${status} ${reason}` };
};
