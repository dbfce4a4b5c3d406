import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeGames, query } from '../world.ts';
import { type Drill, mustSay, restarts } from './drill.ts';
import { type Installation, mailsADay, until } from './installation.ts';
import { mustBeThere } from './visitors.ts';
import { typeOn } from './terminal.ts';

const run = promisify(execFile);
const reason = 'A drill of the alarms';

interface Jobs {
  data: { jobs: { name: string; lastError: string | null; isFailing: boolean }[] };
}

/** One sweep fails, again and again. */
export const sweepFails: Drill = {
  alarms: ['SweepNotDone', 'JobsFail'],
  types: [],
  async bring(at) {
    await query(at.url, 'alter table newsletter rename to newsletter_lost');
    // Fails as often for its short times as its interval is for the usual ones.
    const failing = async () => {
      for (let times = 0; times < 20; times += 1) await Promise.all([at.sweep('newsletters'), wait(3000)]);
    };
    void failing().catch(() => undefined);
  },
  async follow(at) {
    const { data } = await at.visitors.asAdmin<Jobs>('GET', '/jobs');
    const failing = mustBeThere(
      data.jobs.find(({ name }) => name === 'newsletters'),
      'the job in the console',
    );
    mustSay(failing.lastError ?? '', 'newsletter');
    await query(at.url, 'alter table newsletter_lost rename to newsletter');
    await at.sweep('newsletters');
  },
};

/** It has failed nine times already, which takes hours; the last failure is real. */
export const eventsGivenUp: Drill = {
  alarms: ['EventsGivenUp'],
  types: ['select id, name', 'update event'],
  async bring(at) {
    await query(at.url, 'alter table notification add constraint in_drill check (game_id is null) not valid');
    const [game = ''] = await makeGames(at.url, 1, 10, 0);
    await query(
      at.url,
      `insert into event (name, data, happened_at, tries)
      select 'spot.lapsed', jsonb_build_object('gameId', $1::text, 'userId', id), now(), 9 from app_user where role = 'player' limit 1`,
      [game],
    );
    await until('it is given up', async () => {
      await at.sweep('old events');
      const [row] = await query<{ tries: number }>(at.url, 'select tries from event where heard_at is null');
      return row?.tries === 10;
    });
    await at.sweep('old events');
  },
  async follow(at, type) {
    mustSay(await type('select id, name'), 'spot.lapsed');
    mustSay(await typeOn(at, 'journalctl'), 'in_drill');
    await query(at.url, 'alter table notification drop constraint in_drill');
    await type('update event');
    await until(
      'all are heard',
      async () => (await query(at.url, 'select from event where heard_at is null')).length === 0,
    );
    await at.sweep('old events');
  },
};

/** Puts mails into the outbox, as commands do. */
const queueMails = (at: Installation, count: number, attempts = 0) =>
  query(
    at.url,
    `insert into mail (recipient, subject, text_body, html_body, created_at, attempts)
    select gen_random_uuid() || '@rondo.test', 'Hello', 'Hello', 'Hello', now(), $2 from generate_series(1, $1::int)`,
    [count, attempts],
  );

interface Messages {
  data: { messages: { _id: string; channel: string; lastError: string | null }[] };
}

export const mailsStay: Drill = {
  alarms: ['MailsStay'],
  types: [],
  async bring(at) {
    at.sink.mood.refuses = true;
    await queueMails(at, 60);
    await at.sweep('mails');
  },
  async follow(at) {
    const { data } = await at.visitors.asAdmin<Messages>('GET', '/messages?channel=mail');
    mustSay(JSON.stringify(data.messages), '421');
    at.sink.mood.refuses = false;
  },
};

/** It was asked for five minutes ago. */
export const mailAwaited: Drill = {
  alarms: ['MailAwaited'],
  types: ['bin/rondo check-mail'],
  async bring(at) {
    at.sink.mood.refuses = true;
    await queueMails(at, 1);
    await query(at.url, `update mail set queued_at = queued_at - interval '301 seconds' where sent_at is null`);
    await at.sweep('mails');
  },
  async follow(at, type) {
    const asked = () => type('bin/rondo check-mail', { ADDRESS: 'operator@rondo.test' });
    mustSay(await asked(), /421[^]*exit 1$/);
    mustSay(await at.rondo.log(), 'mails are not sent');
    at.sink.mood.refuses = false;
    mustSay(await asked(), 'exit 0');
  },
};

/** Each has been refused seven times already, which takes hours. */
export const mailsGivenUp: Drill = {
  alarms: ['MailsGivenUp'],
  types: [],
  async bring(at) {
    at.sink.mood.distrusts = true;
    await queueMails(at, 6, 7);
    await at.sweep('mails');
  },
  async follow(at) {
    const { data } = await at.visitors.asAdmin<Messages>('GET', '/messages?state=failed&channel=mail');
    mustSay(data.messages[0]?.lastError ?? '', 'not trusted');
    at.sink.mood.distrusts = false;
    const messages = data.messages.map(({ _id, channel }) => ({ _id, channel }));
    const { sent } = await at.visitors.asAdmin<{ sent: number }>('POST', '/messages/send-again', { messages });
    if (sent < 6) throw new Error(`${sent} are sent again`);
    const failed = async () =>
      (await query(at.url, 'select from mail where failed_at is not null and sent_at is null')).length;
    await until('they are sent', async () => (await failed()) === 0);
  },
};

export const mailsNearBound: Drill = {
  alarms: ['MailsNearBound'],
  also: restarts,
  types: ['rondo_mails_a_day_sent', 'rondo_mails_a_day_allowed'],
  async bring(at) {
    const [row] = await query<{ sent: number }>(
      at.url,
      `select count(*)::int as sent from mail where sent_at > now() - interval '1 day'`,
    );
    for (let left = Math.ceil(mailsADay * 0.92) - (row?.sent ?? 0); left > 0; left -= 40) {
      await queueMails(at, Math.min(left, 40));
      await at.sweep('mails');
    }
  },
  async follow(at, type) {
    const told = await Promise.all(['rondo_mails_a_day_sent', 'rondo_mails_a_day_allowed'].map((name) => type(name)));
    mustSay(told.join(' '), `"${mailsADay}"`);
    at.rondo.settings['MAIL_DAILY_LIMIT'] = '1000';
    await at.rondo.restartAll();
  },
};

/** Makes certificates like Apple's, for a team that doesn't exist. @returns the settings, and the certificate's file */
async function makePass(at: Installation, days: number): Promise<{ file: string; settings: Record<string, string> }> {
  const name = (end: string) => path.join(at.folder, `pass-${days}.${end}`);
  const made = ['-newkey', 'rsa:2048', '-nodes'];
  const above = ['-x509', '-days', '3650', '-subj', '/CN=A drill', '-keyout', name('above.key'), '-out', name('above')];
  await run('openssl', ['req', ...made, ...above]);
  const subject = '/UID=pass.test.rondo.ticket/OU=TEAM123456/CN=A drill';
  await run('openssl', ['req', '-new', ...made, '-subj', subject, '-keyout', name('key'), '-out', name('csr')]);
  const by = ['-CA', name('above'), '-CAkey', name('above.key'), '-CAcreateserial', '-days', String(days)];
  await run('openssl', ['x509', '-req', '-in', name('csr'), ...by, '-out', name('pem')]);
  const [certificate, key, wwdr] = await Promise.all(
    [name('pem'), name('key'), name('above')].map((file) => readFile(file, 'utf8')),
  );
  return {
    file: name('pem'),
    settings: {
      APPLE_PASS_TYPE: 'pass.test.rondo.ticket',
      APPLE_TEAM: 'TEAM123456',
      APPLE_PASS_CERTIFICATE: certificate ?? '',
      APPLE_PASS_KEY: key ?? '',
      APPLE_WWDR: wwdr ?? '',
    },
  };
}

export const walletCertificateEnds: Drill = {
  alarms: ['WalletCertificateEnds'],
  also: restarts,
  types: ['openssl x509'],
  async bring(at) {
    Object.assign(at.rondo.settings, (await makePass(at, 20)).settings);
    await at.rondo.restartAll();
  },
  async follow(at, type) {
    const file = path.join(at.folder, 'pass-20.pem');
    mustSay(await type('openssl x509', { '-enddate': `-enddate -in ${file}` }), 'notAfter=');
    Object.assign(at.rondo.settings, (await makePass(at, 365)).settings);
    await at.rondo.restartAll();
  },
};

export const stillOff: Drill = {
  alarms: ['StillOff'],
  types: [],
  bring: (at) => at.visitors.asAdmin('POST', '/switches/sign_ups/off', { reason }),
  async follow(at) {
    mustSay(JSON.stringify(await at.visitors.asAdmin('GET', '/switches')), reason);
    await at.visitors.asAdmin('POST', '/switches/sign_ups/on', { reason });
  },
};
