import { Client } from 'pg';
import { query } from '../world.ts';
import { type Drill, mustSay, restarts } from './drill.ts';
import { type Installation, until } from './installation.ts';
import { openDaysAgain } from './old-books.ts';
import { mustBeThere } from './visitors.ts';
import { typeOn } from './terminal.ts';

const reason = 'A drill of the alarms';

/** Makes open orders as old as those that are asked about. */
const letTimePass = (at: Installation) =>
  query(
    at.url,
    `update payment_order set created_at = created_at - interval '2 minutes', next_ask_at = now() - interval '1 second' where status = 'created'`,
  );

const foundBy = async (at: Installation, how: string) =>
  Number((await at.watch.ask(`sum(rondo_payments_taken_total{found_by="${how}"})`))[0]?.value[1] ?? 0);

/** Pays top-ups, and has the provider report them. */
async function pay(at: Installation, count: number) {
  const booked = await at.visitors.topUp(count);
  for (const one of booked) one.status = 'paid';
  await at.report(booked);
  return booked;
}

export const paidThereNotHere: Drill = {
  alarms: ['PaidThereNotHere'],
  types: [],
  async bring(at) {
    await at.front.refuseReports(true);
    await at.front.reload();
    await until('reports are refused', async () => (await at.report(await at.visitors.topUp(1)))[0] === '403');
    await pay(at, 4);
    await letTimePass(at);
    await at.sweep('orders');
  },
  async follow(at) {
    await at.front.refuseReports(false);
    await at.front.reload();
    const before = await foundBy(at, 'report');
    await until('payments come by report', async () => {
      await pay(at, 1);
      return (await foundBy(at, 'report')) > before;
    });
  },
};

export const checkoutsFail: Drill = {
  alarms: ['CheckoutsFail'],
  types: ['rondo_outside_errors_total'],
  async bring(at) {
    at.mollie.trouble = { kind: 'error', of: ({ method }) => method === 'POST' };
    for (let times = 0; times < 3; times += 1) await at.visitors.topUp(1).catch(() => undefined);
  },
  async follow(at, type) {
    mustSay(await type('rondo_outside_errors_total'), '"broken"');
    at.mollie.trouble = null;
    await at.visitors.topUp(1);
  },
};

/** Both start with a key that was revoked, and try it. */
export const providerRefusesUs: Drill<string> = {
  alarms: ['ProviderRefusesUs'],
  also: restarts,
  types: ['rondo_outside_errors_total'],
  async bring(at) {
    const { MOLLIE_API_KEY: key = '' } = at.rondo.settings;
    at.rondo.settings['MOLLIE_API_KEY'] = `${key}revoked`;
    await at.rondo.restartAll();
    await at.sweep('payment key');
    return key;
  },
  async follow(at, type, key) {
    mustSay(await type('rondo_outside_errors_total'), '"refuses_us"');
    at.rondo.settings['MOLLIE_API_KEY'] = key;
    await at.rondo.restartAll();
  },
};

export const ordersUnanswered: Drill = {
  alarms: ['OrdersUnanswered'],
  types: ['curl'],
  async bring(at) {
    await at.visitors.topUp(2);
    at.mollie.trouble = { kind: 'error' };
    for (let times = 0; times < 3; times += 1) {
      await letTimePass(at);
      await at.sweep('orders');
    }
  },
  async follow(at, type) {
    mustSay(await type('curl', { 'https://api.mollie.com': at.mollieUrl }), '503');
    at.mollie.trouble = null;
    await letTimePass(at);
    await at.sweep('orders');
    await at.sweep('orders'); // one process asks, and the other counts in its next run
  },
};

interface Orders {
  data: { orders: { _id: string; note: string | null }[] };
}

export const ordersSetAside: Drill = {
  alarms: ['OrdersSetAside'],
  types: [],
  async bring(at) {
    const booked = await at.visitors.topUp(1);
    for (const one of booked) Object.assign(one, { status: 'paid', totalCents: one.totalCents + 100 });
    await at.report(booked);
  },
  async follow(at) {
    const { data } = await at.visitors.asAdmin<Orders>('GET', '/orders?review=true');
    const order = mustBeThere(data.orders[0], 'an order that was set aside');
    if (!order.note) throw new Error('its note does not say why');
    await at.visitors.asAdmin('POST', `/orders/${order._id}/resolve`, { how: 'credit', reason });
  },
};

interface Users {
  data: { users: unknown[] };
}

export const ordersTakenBack: Drill = {
  alarms: ['OrdersTakenBack'],
  types: [],
  async bring(at) {
    const booked = await pay(at, 4);
    for (const one of booked) one.status = 'reversed';
    await at.report(booked);
  },
  follow: (at) => at.visitors.asAdmin<Users>('GET', '/users?role=owing'),
};

interface Settlements {
  data: { settlements: { _id: string }[] };
}
interface Settlement {
  data: { settlement: { parts: { _id: string; gross: number; explained: number }[] } };
}

export const paidOutUnexplained: Drill = {
  alarms: ['PaidOutUnexplained'],
  types: [],
  async bring(at) {
    const part = { id: 'tr_unknown', kind: 'payment' as const, of: 'tr_unknown', cents: 1000 };
    at.mollie.paidOut.unshift({ reference: 'stl_drill', paidAt: new Date(Date.now() - 3_600_000), parts: [part] });
    await at.visitors.asAdmin('POST', '/books/settlements/fetch', {});
    await at.sweep('settlements');
  },
  async follow(at) {
    const list = await at.visitors.asAdmin<Settlements>('GET', '/books/settlements?open=true');
    const { _id } = mustBeThere(list.data.settlements[0], 'a settlement with lines to explain');
    const { data } = await at.visitors.asAdmin<Settlement>('GET', `/books/settlements/${_id}`);
    const line = mustBeThere(data.settlement.parts[0], 'its line');
    const path = `/books/settlements/${_id}/lines/${line._id}/resolve`;
    await at.visitors.asAdmin('POST', path, { as: 'losses', reason });
    await at.sweep('settlements');
  },
};

interface Missing {
  data: { missing: { payments: { order: string }[] } };
}

export const paymentsNotPaidOut: Drill = {
  alarms: ['PaymentsNotPaidOut'],
  types: [],
  async bring(at) {
    const [booked] = await pay(at, 1);
    await query(at.url, `update payment_order set settled_at = settled_at - interval '8 days' where id = $1`, [
      mustBeThere(booked, 'a payment').orderId,
    ]);
    await at.visitors.asAdmin('POST', '/books/settlements/fetch', {});
    await at.sweep('settlements');
  },
  async follow(at) {
    const { data } = await at.visitors.asAdmin<Missing>('GET', '/books/settlements');
    const { order } = mustBeThere(data.missing.payments[0], 'a payment that was paid out in nothing');
    await at.visitors.asAdmin('POST', `/books/settlements/missing/${order}/resolve`, { as: 'losses', reason });
    await at.sweep('settlements');
  },
};

/** Changes a wallet behind the ledger's back. */
const changeWallet = (at: Installation, cents: number, owner: string) =>
  query(at.url, 'update wallet set balance_cents = balance_cents + $1 where user_id = $2', [cents, owner]);

export const booksDoNotBalance: Drill<string> = {
  alarms: ['BooksDoNotBalance'],
  // The latest closed day is the day before yesterday.
  also: ['LedgerNotClosed', 'JobsFail'],
  types: ['npm run check:ledger', 'bin/rondo check-ledger'],
  async bring(at) {
    const [{ owner } = { owner: '' }] = await query<{ owner: string }>(
      at.url,
      'select user_id as owner from wallet limit 1',
    );
    await changeWallet(at, 1, owner);
    await openDaysAgain(at.url, 1);
    for (let times = 0; times < 3; times += 1) await at.sweep('daily close');
    return owner;
  },
  async follow(at, type, owner) {
    mustSay(await type('npm run check:ledger'), /✗[^]*exit 1$/);
    mustSay(await typeOn(at, 'journalctl'), 'is not closed: the wallets hold');
    mustSay(await typeOn(at, 'systemctl start rondo-backup'), 'exit 0');
    await changeWallet(at, -1, owner);
    await at.sweep('daily close');
    mustSay(await type('bin/rondo check-ledger'), 'exit 0');
  },
};

export const ledgerNotClosed: Drill = {
  alarms: ['LedgerNotClosed'],
  types: ['xact_start <', 'pg_terminate_backend'],
  async bring(at) {
    const writer = new Client({ connectionString: at.url });
    writer.on('error', () => undefined);
    await writer.connect();
    await writer.query('begin');
    await writer.query('lock table journal in row exclusive mode');
    await openDaysAgain(at.url, 2);
    await at.sweep('daily close');
  },
  async follow(at, type) {
    const said = await type('xact_start <', { '1 hour': '5 seconds' });
    const rows = JSON.parse(said) as { pid: number; query: string }[];
    const writer = mustBeThere(
      rows.find((row) => row.query.includes('lock table journal')),
      `the open transaction in ${said}`,
    );
    await type('pg_terminate_backend', { PID: String(writer.pid) });
    await at.sweep('daily close');
  },
};
