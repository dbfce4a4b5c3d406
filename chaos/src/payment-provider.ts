import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { createServer } from 'node:tls';
import { promisify } from 'node:util';
import { mollieSettings, startFakeMollie } from '../../api/test/fake-mollie.ts';
import type { FakeProvider } from '../../api/test/fake-provider.ts';

/** A fake Mollie on loopback, with https, as production demands. */
export interface PlayedProvider {
  mollie: FakeProvider;
  /** The settings that make a server take it for Mollie. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

/** Starts it with a certificate of its own, made in `folder`. */
export async function playProvider(folder: string): Promise<PlayedProvider> {
  const [key, certificate] = ['provider.key', 'provider.crt'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  await promisify(execFile)('openssl', [...made, ...subject]);
  const mollie = await startFakeMollie();
  const inside = Number(new URL(mollie.url).port);
  const outside = createServer({ key: await readFile(key), cert: await readFile(certificate) }, (socket) => {
    const through = connect(inside, '127.0.0.1');
    for (const end of [socket, through]) end.on('error', () => undefined);
    socket.on('close', () => through.destroy());
    through.on('close', () => socket.destroy());
    socket.pipe(through).pipe(socket);
  });
  await new Promise<void>((listening) => outside.listen(0, '127.0.0.1', listening));
  return {
    mollie,
    settings: {
      MOLLIE_API_KEY: mollieSettings.apiKey,
      MOLLIE_API_URL: `https://localhost:${(outside.address() as AddressInfo).port}`,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    async close() {
      outside.close();
      await mollie.close();
    },
  };
}
