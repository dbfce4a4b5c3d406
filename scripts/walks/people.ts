import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mollieReport } from '../../api/test/fake-mollie.ts';
import { type Outside, site } from './play-outside.ts';

const password = 'Zonnebloem12';
const organiser = 'organiser@friends.test';
const player = 'player@friends.test';
/** Links are mailed and spots decided at once, tickets within six minutes, an alarm within ten (operate/tonight.md#the-first-paid-join). */
const patienceMs = { link: 60_000, spot: 60_000, ticket: 420_000, alarm: 600_000 } as const;

/** What the people of operate/tonight.md#the-first-paid-join do, by their names in the walk; each throws if it can't. */
export const people: Record<string, (outside: Outside) => Promise<string>> = {
  async signsUp(outside) {
    await signUp(outside, organiser);
    return `${organiser} opened the mailed link`;
  },

  async joinsAndPays(outside) {
    const lead = await tokenOf(organiser);
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const made = await call<{ data: { created: string[] } }>('/matches', lead, {
      name: 'The first game',
      sport: 'Volleyball',
      level: 'All levels',
      field_type: 'Indoors',
      minimum_players_threshold: 2,
      players: 12,
      isPayingGame: true,
      price: 4.5,
      game_date: `${day}T20:00`,
      duration: 2,
      location: { coordinates: [5.12, 52.09], address: 'Sportlaan 1', city: 'Utrecht', country: 'Netherlands' },
    });
    const [matchId = ''] = made.data.created;
    await signUp(outside, player);
    const token = await tokenOf(player);
    const { orderId } = await call<{ orderId: string }>('/internalPayments/checkout', token, { matchId });
    const booked = [...outside.mollie.books.values()].find((one) => one.orderId === orderId);
    if (booked === undefined) throw new Error(`Mollie has no order: ${outside.mollie.problems.join(', ')}`);
    booked.status = 'paid';
    const report = await fetch(`https://${site}/api/payments/webhooks/mollie`, {
      method: 'POST',
      ...mollieReport(booked.reference),
    });
    if (!report.ok) throw new Error(`Mollie's report is refused: ${report.status}`);
    const order = await decided(orderId);
    const { data } = await call<{ data: { match: { viewer: { joined: boolean } } } }>(`/matches/${matchId}`, token);
    const ticket = await mailTo(outside, player, ({ text }) => text.includes('The first game'), patienceMs.ticket);
    const { data: seen } = await call<{ data: { orders: { _id: string; status: string }[] } }>('/admin/orders', lead);
    const shown = seen.orders.find((one) => one._id === orderId)?.status;
    const result = `paid: ${order.status}; spot: ${order.outcome}; in: ${data.match.viewer.joined}; mailed: ${ticket.subject}; in the console: ${shown}`;
    if (order.status !== 'paid' || !data.match.viewer.joined || shown !== 'paid') throw new Error(result);
    return result;
  },

  async hearsOfIt(outside) {
    const since = performance.now();
    await mailTo(outside, `you@${site}`, ({ subject }) => subject.includes('NotReady'), patienceMs.alarm);
    return `NotReady was mailed after ${Math.round((performance.now() - since) / 1000)} s`;
  },
};

async function signUp(outside: Outside, email: string): Promise<void> {
  const consents = { termsConsent: true, privacyConsent: true };
  const name = email.split('@')[0];
  await call('/users/confirmation', null, { name, email, password, confirmPassword: password, ...consents });
  const link = new RegExp(`https://${RegExp.escape(site)}/confirm-signup/(\\S+)`);
  const { text } = await mailTo(outside, email, (mail) => link.test(mail.text), patienceMs.link);
  await call(`/users/confirmation/${link.exec(text)?.[1]}`, null, { password });
}

interface SpotOrder {
  status: string;
  /** Null until it is known what the payment brought. */
  outcome: string | null;
}

/** Asks what was paid for until that is decided, as the page after paying does: money comes first, and the spot by a job of its own. */
async function decided(orderId: string): Promise<SpotOrder> {
  for (const end = performance.now() + patienceMs.spot; ; await wait(500)) {
    const { order } = await call<{ order: SpotOrder }>('/payments/esn/payment', null, { orderId });
    if (order.outcome !== null || performance.now() > end) return order;
  }
}

const tokenOf = async (email: string) =>
  (await call<{ token: string }>('/users/login', null, { email, password })).token;

/** Calls the site as a browser somewhere else does. @throws Error if it is refused */
async function call<Answer>(path: string, token: string | null, body?: object): Promise<Answer> {
  const answer = await fetch(`https://${site}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'idempotency-key': randomUUID(),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  return JSON.parse(text) as Answer;
}

interface Mail {
  subject: string;
  text: string;
}

/** Waits for a mail. @throws Error if none comes in time */
async function mailTo(
  { mail }: Outside,
  address: string,
  isIt: (mail: Mail) => boolean,
  withinMs: number,
): Promise<Mail> {
  for (const end = performance.now() + withinMs; performance.now() < end; await wait(500)) {
    const mails = (await mail.read()).filter(({ to }) => to?.some((one) => one.address === address));
    const found = mails.map(({ subject = '', text = '' }) => ({ subject, text })).find(isIt);
    if (found) return found;
  }
  throw new Error(
    `no such mail to ${address}; all mails: ${(await mail.read()).map(({ subject }) => subject).join(', ')}`,
  );
}
