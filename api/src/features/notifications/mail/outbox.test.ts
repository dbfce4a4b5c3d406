import type { MailKind } from '@rondo/phrases';
import type { Email } from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { aMailServer } from '../../../../test/mail-server.ts';
import { noonIn } from '../../../../test/noon.ts';
import { sellerSettings } from '../../../../test/seller.ts';
import { useServer } from '../../../../test/server.ts';
import { readConfig } from '../../../platform/config.ts';
import type { OutgoingMail } from '../../../providers/mail/provider.ts';
import { smtpMail } from '../../../providers/mail/smtp.ts';
import { queueMails } from './queue-mails.ts';
import { sendMails } from './send-mails.ts';

const server = useServer();
const open: { close(): void }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) one.close();
  await server.sql`delete from mail`;
});

async function mailServer(patience?: Parameters<typeof aMailServer>[0]) {
  const mail = await aMailServer(patience);
  open.push(mail);
  return mail;
}

/** Queues a mail to an address without an account, which is due at once. */
const queue = (to: string, game: string) => queueFor({ to }, 'gameConfirmed', game);

function queueFor(who: { to: string; userId?: string }, kind: MailKind, game: string, startsAt?: Date): Promise<void> {
  const params = { game, when: 'morgen', where: 'Utrecht', amount: '€ 5,00', fee: '€ 0,36' };
  const order = { ...who, name: 'Jörg & <b>Sanne</b>', language: 'nl', kind, params, startsAt } as const;
  return queueMails(server.db, server.jobs, [{ ...order, link: 'https://rondo.test/match/1' }], server.clock.now());
}

/** In alphabetical order. */
async function subjectsOf(mail: { read(): Promise<Email[]> }): Promise<string[]> {
  return (await mail.read()).map(({ subject }) => subject ?? '').sort();
}

const send = (mail: { provider: Parameters<typeof sendMails>[1] }, at?: Date) =>
  sendMails(server.db, mail.provider, server.config, { at });

const stateOf = (to: string) => server.row<{
  attempts: number;
  sent: boolean;
  failed: boolean;
  last_error: string | null;
}>`
  select attempts, sent_at is not null as sent, failed_at is not null as failed, last_error
    from mail where recipient = ${to} and digest_id is null`;
const becomeDue = () => server.sql`update mail set next_attempt_at = now() where sent_at is null`;

describe('a mail', () => {
  test('goes out once, also from two senders, in both forms, with what people typed made harmless', async () => {
    const mail = await mailServer();
    await queue('one@rondo.test', 'Vrijdag\r\nBcc: everyone@rondo.test');
    await Promise.all([send(mail), send(mail)]);
    await send(mail);
    const [got, ...more] = await mail.read();
    expect(more).toEqual([]);
    expect(got?.to).toEqual([{ address: 'one@rondo.test', name: '' }]);
    expect(got?.bcc).toBeUndefined();
    expect(got?.subject).toBe('Vrijdag Bcc: everyone@rondo.test gaat door!');
    expect(got?.text).toContain('https://rondo.test/match/1');
    expect(got?.html).toContain('Jörg &amp; &lt;b&gt;Sanne&lt;/b&gt;');
    expect(got?.html).not.toContain('<!--footer-->');
  });

  test('says who sells, where somebody is named', async () => {
    const mail = await mailServer();
    const { seller } = readConfig({ RONDO_DEMO: 'off', ...sellerSettings, SELLER_NAME: 'Bal & Co' });
    await queue('named@rondo.test', 'Vrijdag');
    await sendMails(server.db, mail.provider, { ...server.config, seller });
    const [named] = await mail.read();
    const line = 'Bal & Co, Kade 12, 3511 AB Utrecht, KvK 12345678, NL123456789B01';
    expect(named?.text).toContain(line);
    expect(named?.html).toContain(line.replace('&', '&amp;'));
  });

  test('says that a machine wrote it, and asks to be answered only where somebody reads answers', async () => {
    const mail = await mailServer();
    await queue('unanswered@rondo.test', 'Vrijdag');
    await send(mail);
    await queue('answered@rondo.test', 'Vrijdag');
    await sendMails(server.db, mail.provider, { ...server.config, replyTo: 'team@rondo.test' });
    const [unanswered, answered] = await mail.read();
    for (const got of [unanswered, answered])
      expect(got?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(unanswered?.replyTo).toBeUndefined();
    expect(answered?.replyTo).toEqual([{ address: 'team@rondo.test', name: '' }]);
    for (const form of ['text', 'html'] as const) {
      expect(unanswered?.[form]).not.toContain('Antwoord');
      expect(answered?.[form]).toContain('Vragen? Antwoord op deze e-mail.');
    }
  });

  test('of a booking says when and where, and brings the game to a calendar', async () => {
    const mail = await mailServer();
    const gameId = await aGame(server, { name: 'Vrijdag, zaal 2' });
    const order = { to: 'two@rondo.test', name: 'Sanne', language: 'nl', kind: 'booking', gameId } as const;
    const link = `${server.config.publicUrl}/match/${gameId}`;
    await queueMails(server.db, server.jobs, [{ ...order, params: { game: 'Vrijdag' }, link }], server.clock.now());
    await send(mail);
    const [got] = await mail.read();
    expect(got?.text).toMatch(/Wanneer: \w+dag .*\n\nWaar: Sportlaan 1, Utrecht\nBekijk de route: https:/);
    const [file, ...more] = got?.attachments ?? [];
    expect(more).toEqual([]);
    expect(file).toMatchObject({ filename: 'rondo.ics', mimeType: 'text/calendar' });
    expect(new TextDecoder().decode(file?.content as ArrayBuffer)).toContain(String.raw`SUMMARY:Vrijdag\, zaal 2`);
  });

  test('two senders share many: each goes out once', async () => {
    const mail = await mailServer();
    for (let n = 0; n < 45; n += 1) await queue(`crowd${n}@rondo.test`, `Game ${n}`);
    await Promise.all([send(mail), send(mail)]);
    const receivers = (await mail.read()).map(({ to }) => to?.[0]?.address);
    expect(receivers).toHaveLength(45);
    expect(new Set(receivers).size).toBe(45);
  });

  test.each(['busy', 'silent', 'refusing'] as const)(
    'waits for a server that is %s, and goes out later',
    async (mood) => {
      const mail = await mailServer({ socketTimeout: 2000 });
      const to = `${mood}@rondo.test`;
      await queue(to, 'Zaterdag');
      mail.mood = mood;
      await send(mail);
      expect(await stateOf(to)).toMatchObject({
        attempts: 1,
        sent: false,
        failed: false,
        last_error: expect.any(String),
      });
      mail.mood = 'well';
      await becomeDue();
      await send(mail);
      expect(mail.taken).toHaveLength(1);
      expect(await stateOf(to)).toMatchObject({ sent: true, last_error: null });
    },
  );

  test('waits for a server that is down', async () => {
    const nowhere = smtpMail('smtp://127.0.0.1:1', 'Rondo <no-reply@rondo.test>');
    open.push(nowhere);
    await queue('down@rondo.test', 'Zondag');
    await send({ provider: nowhere });
    const mail = await mailServer();
    await becomeDue();
    await send(mail);
    expect(mail.taken).toHaveLength(1);
  });

  test('behind one that a silent server holds up is not tried: the run ends, and the rest stays due', async () => {
    const mail = await mailServer({ socketTimeout: 2000 });
    for (let n = 0; n < 6; n += 1) await queue(`held${n}@rondo.test`, 'Zondag');
    mail.mood = 'silent';
    await send(mail);
    const { tried, due } = await server.row<{ tried: number; due: number }>`
      select count(*) filter (where attempts > 0) as tried, count(*) filter (where next_attempt_at <= now()) as due
      from mail where sent_at is null`;
    expect({ tried, due }).toEqual({ tried: 1, due: 5 });
    mail.mood = 'well';
    await send(mail);
    expect(mail.taken).toHaveLength(5);
  });

  test('is the last of its run when the time of the run is over, or it is told to end', async () => {
    const mail = await mailServer();
    for (let n = 0; n < 5; n += 1) await queue(`late${n}@rondo.test`, 'Zondag');
    const told = new AbortController();
    const ending = { ...mail.provider, send: (one: OutgoingMail) => (told.abort(), mail.provider.send(one)) };
    await sendMails(server.db, ending, server.config, { signal: told.signal });
    expect(mail.taken).toHaveLength(1);
    await sendMails(server.db, mail.provider, server.config, { budgetMs: 0 });
    expect(mail.taken).toHaveLength(1);
    await send(mail);
    expect(mail.taken).toHaveLength(5);
  });

  test('of which the answer was lost goes out again, with the same Message-ID', async () => {
    const mail = await mailServer();
    await queue('cut@rondo.test', 'Maandag');
    mail.mood = 'hangs up';
    await send(mail);
    expect(await stateOf('cut@rondo.test')).toMatchObject({ sent: false });
    mail.mood = 'well';
    await becomeDue();
    await send(mail);
    await becomeDue();
    await send(mail);
    const ids = (await mail.read()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toMatch(/^<[\da-f-]{36}@localhost>$/);
  });

  test('that is refused for good is given up after some tries; one that is only put off never', async () => {
    const mail = await mailServer();
    await queue('refused@rondo.test', 'Dinsdag');
    await queue('put-off@rondo.test', 'Dinsdag');
    await server.sql`update mail set attempts = 7 where recipient in ('refused@rondo.test', 'put-off@rondo.test')`;
    await server.sql`
      update mail set next_attempt_at = now() + interval '1 hour' where recipient = 'put-off@rondo.test'`;
    mail.mood = 'refusing';
    await send(mail);
    expect(await stateOf('refused@rondo.test')).toMatchObject({ failed: true });
    mail.mood = 'busy';
    await server.sql`update mail set next_attempt_at = now() where recipient = 'put-off@rondo.test'`;
    await send(mail);
    expect(await stateOf('put-off@rondo.test')).toMatchObject({ failed: false });
    mail.mood = 'well';
    await becomeDue();
    await send(mail);
    expect((await mail.read()).map(({ to }) => to?.[0]?.address)).toEqual(['put-off@rondo.test']);
  });
});

describe('mails that may wait', () => {
  const noon = (days = 2) => noonIn(days, server);

  async function aReceiver() {
    const { id: userId, email: to } = await aPlayer(server, { name: 'Sanne' });
    return { userId, to };
  }

  test('three become one digest with each one’s title, line and link; none is lost, none goes twice', async () => {
    const mail = await mailServer();
    const who = await aReceiver();
    for (const game of ['Een', 'Twee', 'Drie']) await queueFor(who, 'gameConfirmed', game);
    await send(mail);
    expect(mail.taken).toEqual([]);
    await Promise.all([send(mail, noon()), send(mail, noon())]);
    await send(mail, noon(3));
    const [digest, ...more] = await mail.read();
    expect(more).toEqual([]);
    expect(digest?.subject).toBe('3 berichten van Rondo');
    expect(digest?.text).toContain('Hoi Sanne,');
    for (const game of ['Een', 'Twee', 'Drie']) {
      expect(digest?.text).toContain(`${game} gaat door!`);
      expect(digest?.html).toContain(`${game} gaat door!`);
    }
    expect(digest?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(
      /\/unsubscribe\/[\da-f-]+\.all\./,
    );
    const unsent =
      await server.value<number>`select count(*) as n from mail where user_id = ${who.userId} and sent_at is null`;
    expect(unsent).toBe(0);
  });

  test('a digest that is not taken waits as any mail, and brings nothing twice', async () => {
    const mail = await mailServer();
    const who = await aReceiver();
    for (const game of ['Een', 'Twee', 'Drie']) await queueFor(who, 'gameConfirmed', game);
    mail.mood = 'busy';
    await send(mail, noon());
    await queueFor(who, 'gameConfirmed', 'Vier');
    mail.mood = 'well';
    await send(mail, noon(3));
    expect(await subjectsOf(mail)).toEqual(['3 berichten van Rondo', 'Vier gaat door!']);
  });

  test('two go alone, each with its own way out', async () => {
    const mail = await mailServer();
    const who = await aReceiver();
    for (const game of ['Een', 'Twee']) await queueFor(who, 'gameConfirmed', game);
    await send(mail, noon());
    const got = await mail.read();
    expect(await subjectsOf(mail)).toEqual(['Een gaat door!', 'Twee gaat door!']);
    const headers = Object.fromEntries(got[0]?.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = /<(http:\/\/localhost:3000\/unsubscribe\/[\da-f-]+\.games\.[\w-]+)>/.exec(
      headers['list-unsubscribe'] ?? '',
    )?.[1];
    expect(got[0]?.text).toContain(`Uitschrijven voor deze e-mails: ${link}`);
    expect(got[0]?.html).toContain(`href="${link}"`);
  });

  test('money, and news of a game that starts soon, go at once and alone', async () => {
    const mail = await mailServer();
    const who = await aReceiver();
    const hoursAhead = (hours: number) => new Date(server.clock.now().getTime() + hours * 3_600_000);
    await queueFor(who, 'topUpPaid', 'Een');
    await queueFor(who, 'gameCancelled', 'Twee', hoursAhead(20));
    await queueFor(who, 'gameCancelled', 'Drie', hoursAhead(48));
    await send(mail);
    const got = await mail.read();
    expect(await subjectsOf(mail)).toEqual(['Twee is afgelast', '€ 5,00 bijgeschreven in je portemonnee']);
    // These mails are always sent, so there is nothing to unsubscribe from.
    expect(got.flatMap(({ headers }) => headers).filter(({ key }) => key.startsWith('list-'))).toEqual([]);
  });

  test('rest in quiet hours, and go out as one when they end', async () => {
    const mail = await mailServer();
    const who = await aReceiver();
    await server.sql`insert into quiet_hours (user_id, from_minute, until_minute) values (${who.userId}, 660, 780)`;
    for (const game of ['Een', 'Twee', 'Drie']) await queueFor(who, 'gameConfirmed', game);
    await send(mail, noon());
    expect(mail.taken).toEqual([]);
    const until =
      await server.value<string>`select min(next_attempt_at) as until from mail where user_id = ${who.userId}`;
    expect(
      new Intl.DateTimeFormat('nl', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' }).format(new Date(until)),
    ).toBe('13:00');
    await send(mail, new Date(until));
    expect((await mail.read()).map(({ subject }) => subject)).toEqual(['3 berichten van Rondo']);
  });

  test('by day for who chose no quiet hours, also at night', async () => {
    const mail = await mailServer();
    const who = await aReceiver();
    await server.sql`insert into quiet_hours (user_id) values (${who.userId})`;
    await queueFor(who, 'gameConfirmed', 'Nacht');
    await send(mail, new Date(noon().getTime() + 13 * 3_600_000));
    expect(mail.taken).toHaveLength(1);
  });
});
