import { text } from '@rondo/contract';
import { amsterdamDay, day } from '@rondo/rules';
import { sql } from 'kysely';
import { z } from 'zod';
import { Refused } from '../platform/refusal.ts';
import type { Rows } from '../platform/schema.ts';
import type { Context } from '../platform/serve.ts';
import { finishMail, type OutboxMail } from '../features/notifications/mail/finish-mail.ts';
import { bankStatementOf } from './bank-statement.ts';
import { type DemoMail, mailboxPage } from './mailbox-page.ts';

const mailQuery = z.object({ to: text(254).optional() });
const mailbox = z.object({ address: text(254, 3), isFull: z.boolean() });
const downpour = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  pours: z.boolean(),
});
const advance = z.object({ advance: z.iso.duration() });

/**
 * Calls of demo mode to try the product with: its mails, full mailboxes, the bank's statement, rain, and a clock to advance. They exist only in demo
 * mode.
 */
export function demoRoutes({ app, db, clock, jobs, config }: Context): void {
  const findMails = async (query: unknown): Promise<DemoMail[]> => {
    const asked = mailQuery.safeParse(query);
    if (!asked.success) throw new Refused('invalid_input', undefined, [{ path: 'to', message: 'one address' }]);
    const { to } = asked.data;
    // Mails that were sent as part of a digest aren't shown beside it.
    const { rows } = await sql<OutboxMail & Pick<Rows['mail'], 'created_at'>>`
      select id, recipient, subject, text_body, html_body, line, calendar, file, file_name, user_id, language, category, created_at
      from mail where digest_id is null and ${to ? sql`recipient = ${to.toLowerCase()}` : sql`true`}
      order by created_at desc, id limit 200`.execute(db);
    return rows.map(({ created_at: createdAt, ...mail }) => {
      const { to: recipient, subject, text: words, html, calendar, file } = finishMail(mail, config);
      return { to: recipient, subject, text: words, html, calendar, fileName: file?.name ?? null, createdAt };
    });
  };

  app.get('/dev/mailbox.json', async (request) => findMails(request.query));
  app.get('/dev/mailbox', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(mailboxPage(await findMails(request.query), request.nonce)),
  );

  app.post('/dev/mailbox', async (request) => {
    const asked = mailbox.safeParse(request.body);
    if (!asked.success)
      throw new Refused('invalid_input', undefined, [
        { path: 'address', message: 'an address, and whether it is full' },
      ]);
    const { address, isFull } = asked.data;
    await (
      isFull
        ? sql`insert into full_mailbox (address) values (${address.toLowerCase()}) on conflict do nothing`
        : sql`delete from full_mailbox where address = ${address.toLowerCase()}`
    ).execute(db);
    return { status: 'success' };
  });

  app.get('/dev/bank-statement.xml', async (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('content-disposition', 'attachment; filename="rondo-demo-bank.xml"')
      .send(await bankStatementOf(db, { iban: config.payouts?.iban ?? '', today: amsterdamDay(clock.now()) })),
  );

  app.post('/dev/weather', async (request) => {
    const asked = downpour.safeParse(request.body);
    if (!asked.success)
      throw new Refused('invalid_input', undefined, [
        { path: 'pours', message: 'a latitude and a longitude, and whether it pours there' },
      ]);
    const { latitude, longitude, pours } = asked.data;
    const place = sql`round(${latitude}::numeric, 2), round(${longitude}::numeric, 2)`;
    await (
      pours
        ? sql`insert into sandbox_downpour (latitude, longitude) values (${place}) on conflict do nothing`
        : sql`delete from sandbox_downpour where (latitude, longitude) = (${place})`
    ).execute(db);
    // Forgets the forecast, as if nobody had asked for it.
    await sql`delete from forecast where (latitude, longitude) = (${place})`.execute(db);
    await jobs.runNow('weather');
    return { status: 'success' };
  });

  app.get('/dev/clock', async () => ({ now: clock.now().toISOString() }));
  app.post('/dev/clock', async (request) => {
    const asked = advance.safeParse(request.body ?? {});
    const ahead = asked.success ? durationMs(asked.data.advance) : null;
    if (ahead === null || ahead < 0)
      throw new Refused('invalid_input', undefined, [
        { path: 'advance', message: 'an ISO 8601 duration such as PT36H' },
      ]);
    await sql`
      insert into clock_offset (ahead) values (make_interval(secs => ${ahead / 1000}::float8))
      on conflict (singleton) do update set ahead = clock_offset.ahead + excluded.ahead`.execute(db);
    await clock.refresh();
    await jobs.runSweeps();
    if (config.processes > 1) await clock.noticedByAll();
    return { now: clock.now().toISOString() };
  });
}

/** A day is 24 hours. Months and years are refused, because they have no fixed length, and so is a number that overflows. */
function durationMs(iso: string): number | null {
  const duration = readDuration(iso);
  if (duration === null || duration.years !== 0 || duration.months !== 0) return null;
  const ms = duration.total({ unit: 'milliseconds', relativeTo: Temporal.PlainDate.from('2000-01-01') });
  return ms <= 366 * day ? ms : null;
}

function readDuration(iso: string): Temporal.Duration | null {
  try {
    return Temporal.Duration.from(iso);
  } catch {
    return null;
  }
}
