import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isId } from '../../platform/calls/is-id.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import type { Context } from '../../platform/serve.ts';
import { sameText, someSecret } from '../../platform/sessions/tokens.ts';
import { oneLine } from '../../platform/wording/one-line.ts';
import type { AppleWallet } from '../../providers/phone-tickets/provider.ts';
import { registerDevice, removeDevice } from './keep-ticket.ts';
import { makeApplePass, passMedia, passTokenOf, servicePath } from './make-apple-pass.ts';
import { findChangedOn, findSaidAt, findTickets } from './ticket-queries.ts';

interface Asked {
  Params: { device: string; passType: string; serial: string };
  Querystring: { passesUpdatedSince?: string };
}

const registration = z.object({ pushToken: z.string().regex(/^[\da-f]{16,200}$/i) });
const deviceName = /^[\w-]{1,100}$/;
const logged = z.object({ logs: z.array(z.string().max(2000)).max(20) });

/** What Apple's devices ask of a server whose passes they keep, as Apple describes it (PassKit web service). */
export function serveAppleDevices({ app, db, config }: Context, apple: AppleWallet): void {
  const v1 = `${servicePath}/v1`;

  /** Whether a request's token is that of a ticket in a phone; otherwise this answers the request. */
  const mayAsk = async ({ params, headers }: FastifyRequest<Asked>, reply: FastifyReply): Promise<boolean> => {
    const { serial, passType } = params;
    const token = /^ApplePass (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const isTheirs =
      isId(serial) &&
      passType === apple.passType &&
      someSecret(config.secretKey, (one) => sameText(token, passTokenOf(one, serial)));
    if (!isTheirs) await reply.code(401).send();
    return isTheirs;
  };

  app.post<Asked>(`${v1}/devices/:device/registrations/:passType/:serial`, async (request, reply) => {
    if (!(await mayAsk(request, reply))) return reply;
    const { device, serial } = request.params;
    const { pushToken } = registration.safeParse(request.body).data ?? {};
    if (pushToken === undefined || !deviceName.test(device)) return reply.code(400).send();
    await limitAttempts(db, rateLimits.phoneDevice, serial);
    if (!(await findSaidAt(db, serial))) return reply.code(404).send();
    const isNew = await registerDevice(db, serial, { device, pushToken });
    return reply.code(isNew ? 201 : 200).send();
  });

  app.delete<Asked>(`${v1}/devices/:device/registrations/:passType/:serial`, async (request, reply) => {
    if (!(await mayAsk(request, reply))) return reply;
    const { device, serial } = request.params;
    if (deviceName.test(device)) await removeDevice(db, serial, device);
    return reply.code(200).send();
  });

  app.get<Asked>(`${v1}/devices/:device/registrations/:passType`, async ({ params, query }, reply) => {
    const since = /^\d{1,17}$/.exec(query.passesUpdatedSince ?? '')?.[0] ?? '0';
    const isKnown = params.passType === apple.passType && deviceName.test(params.device);
    const changed = isKnown ? await findChangedOn(db, params.device, since) : [];
    const latest = changed.at(-1);
    if (!latest) return reply.code(204).send();
    return reply.send({ serialNumbers: changed.map(({ id }) => id), lastUpdated: latest.at });
  });

  app.get<Asked>(`${v1}/passes/:passType/:serial`, async (request, reply) => {
    if (!(await mayAsk(request, reply))) return reply;
    const { serial } = request.params;
    const saidAt = await findSaidAt(db, serial);
    const [ticket] = saidAt ? await findTickets(db, [serial]) : [];
    if (!saidAt || !ticket) return reply.code(404).send();
    // HTTP's dates have whole seconds.
    const seconds = (at: number) => Math.floor(at / 1000);
    const known = Date.parse(request.headers['if-modified-since'] ?? '');
    void reply.header('last-modified', saidAt.toUTCString()).header('cache-control', 'no-store');
    if (seconds(known) >= seconds(saidAt.getTime())) return reply.code(304).send();
    await limitAttempts(db, rateLimits.phoneDevice, serial);
    return reply.type(passMedia).send(await makeApplePass(apple, ticket, config));
  });

  app.post(`${v1}/log`, async ({ body, ip }, reply) => {
    await limitAttempts(db, rateLimits.phoneLog, ip);
    for (const line of logged.safeParse(body).data?.logs ?? [])
      app.log.warn({ said: oneLine(line).slice(0, 300) }, 'a device could not use a ticket');
    return reply.code(200).send();
  });
}
