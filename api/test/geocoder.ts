import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reply = (request: IncomingMessage, response: ServerResponse) => void;
export const json =
  (body: unknown): Reply =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

/** A fake geocoder on loopback: answers as told and keeps the questions. */
export async function aPeer() {
  const peer = { asked: [] as URL[], agents: [] as string[], reply: json({}), url: '', close: () => server.close() };
  const server = createServer((request, response) => {
    peer.asked.push(new URL(request.url ?? '', 'http://peer'));
    peer.agents.push(request.headers['user-agent'] ?? '');
    peer.reply(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  peer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return peer;
}

/** A house as PDOK answers it. */
export const house = {
  type: 'adres',
  weergavenaam: 'Sportlaan 12A, 3524AB Utrecht',
  straatnaam: 'Sportlaan',
  huis_nlt: '12A',
  woonplaatsnaam: 'Utrecht',
  provincienaam: 'Utrecht',
  centroide_ll: 'POINT(5.12345 52.0987)',
};
export const docs = (...found: unknown[]) =>
  json({ response: { numFound: found.length, start: 0, maxScore: 9.1, numFoundExact: true, docs: found } });
