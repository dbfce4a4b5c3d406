import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Proof } from './check.ts';

const dialMs = 5000;

/** Asks a server for its certificate, trusted or not. */
export function proofOf(host: string, port: number): Promise<Proof> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: isIP(host) === 0 ? host : '', rejectUnauthorized: false }, () => {
      const endsAt = new Date(socket.getPeerCertificate().valid_to);
      resolve({ endsAt, doubt: socket.authorized ? null : String(socket.authorizationError) });
      socket.end();
    });
    socket.setTimeout(dialMs, () => socket.destroy(new Error(`${host} does not answer`)));
    socket.on('error', reject);
  });
}
