import { guestMoneyToken } from '../../../api/src/features/notifications/mail/guest-money-links.ts';
import type { Client } from 'pg';
import type { Joiner } from '../world.ts';
import { type Calls, cents } from './calls.ts';
import { fillPurse, type Person } from './people.ts';
import type { Step } from './steps.ts';
import type { Secret } from '../../../api/src/platform/sessions/tokens.ts';

const kinds = [
  ...(['chargeBack', 'winBack', 'topUp', 'spend', 'closeOwed'] as const),
  ...(['haveBack', 'haveBackTwice', 'sendBack', 'halfYear'] as const),
  ...(['refundFails', 'refundAgain', 'refundKept', 'payOut'] as const),
];
type ProviderStep = Extract<Step, { do: (typeof kinds)[number] }>;

export function isOfProvider(step: Step): step is ProviderStep {
  return kinds.some((kind) => kind === step.do);
}

const reason = 'The model asks for it';

/** The sandbox's word for how often something is reported. */
const reports = { once: 'once', twice: 'duplicate', never: 'lose' } as const;

/** Payments that their payer got back, at the provider or through it, failed refunds, and the provider's payouts. */
export class ProductProvider {
  readonly #calls: Calls;
  readonly #database: Client;
  readonly #secretKey: Secret;
  readonly #admin: Joiner;
  readonly #sweep: () => Promise<void>;

  constructor(
    calls: Calls,
    database: Client,
    { secretKey, admin, sweep }: { secretKey: Secret; admin: Joiner; sweep: () => Promise<void> },
  ) {
    this.#calls = calls;
    this.#database = database;
    this.#secretKey = secretKey;
    this.#admin = admin;
    this.#sweep = sweep;
  }

  /** @param since when the sequence began: earlier payments don't belong to it */
  async do(step: ProviderStep, person: Person, since: Date): Promise<string> {
    switch (step.do) {
      case 'chargeBack':
        return this.#chargeBack(person, since, step.told);
      case 'winBack':
        return this.#winBack(person, since);
      case 'topUp':
        return this.#topUp(person, step.euros);
      case 'spend':
        return this.#spend(person, step.left);
      case 'closeOwed':
        return this.#closeOwed(person, step.how);
      case 'haveBack':
        return this.#sent(person, () => this.#press(person));
      case 'haveBackTwice':
        return this.#haveBackTwice(person, since);
      case 'sendBack':
        return this.#sendBack(person);
      case 'halfYear':
        return this.#halfYear(person);
      case 'refundFails':
        return this.#refundFails(person, since, step.told);
      case 'refundAgain':
      case 'refundKept':
        return this.#decideRefund(person, since, step.do === 'refundAgain' ? 'again' : 'keep');
      case 'payOut':
        return this.#payOut(person, since, step.forgets);
    }
  }

  async #chargeBack(person: Person, since: Date, told: keyof typeof reports): Promise<string> {
    const payment = await this.#latest(person, since, 'paid');
    if (!payment) return 'nothing';
    await this.#atProvider(payment, 'reversed', reports[told]);
    if (told === 'never') await this.#compare(payment);
    return this.#owing('had back', person);
  }

  async #winBack(person: Person, since: Date): Promise<string> {
    const payment = await this.#latest(person, since, 'reversed');
    if (!payment) return 'nothing';
    await this.#atProvider(payment, 'won', 'once');
    return this.#owing('won', person);
  }

  /** The latest payment of the sequence with this state at the provider that was not returned at once. */
  async #latest({ id }: Person, since: Date, status: 'paid' | 'reversed'): Promise<string | null> {
    const { rows } = await this.#database.query<{ reference: string }>(
      `select s.reference from payment_order o join sandbox_payment s on s.order_id = o.id
      where o.user_id = $1 and o.created_at >= $2 and o.status = 'paid' and o.outcome is distinct from 'returned' and s.status = $3
      order by o.settled_at desc limit 1`,
      [id, since, status],
    );
    return rows[0]?.reference ?? null;
  }

  async #refundFails({ id, ...person }: Person, since: Date, told: keyof typeof reports): Promise<string> {
    const { rows } = await this.#database.query<{ reference: string; order: string; cents: number }>(
      `select s.reference, o.id as order, r.cents from payment_order o join sandbox_payment s on s.order_id = o.id
      join sandbox_refund r on r.payment = s.reference and r.fails_at is null
      where o.user_id = $1 and o.created_at >= $2 order by o.settled_at desc limit 1`,
      [id, since],
    );
    const [sent] = rows;
    if (!sent) return 'nothing';
    await this.#atProvider(sent.reference, 'refund_failed', reports[told]);
    if (told === 'never') {
      await this.#database.query('update refund set ask_at = app_now() where order_id = $1', [sent.order]);
      await this.#sweep();
    }
    return this.#owing(`failed ${sent.cents}`, { id, ...person });
  }

  /** Decides about the latest failed refund. */
  async #decideRefund({ id }: Person, since: Date, how: 'again' | 'keep'): Promise<string> {
    const { rows } = await this.#database.query<{ id: string; cents: number }>(
      `select f.id, f.cents from refund f join payment_order o on o.id = f.order_id
      where o.user_id = $1 and o.created_at >= $2 and f.state = 'failed' and f.resolution is null order by f.failed_at desc limit 1`,
      [id, since],
    );
    const [failed] = rows;
    if (!failed) return 'nothing';
    const body = how === 'again' ? { reason, amount: failed.cents / 100 } : { reason };
    const { code } = await this.#asAdmin(`/admin/refunds/${failed.id}/${how}`, body);
    return code ?? (how === 'again' ? `sent again ${failed.cents}` : 'kept');
  }

  /** The provider pays out what has moved since the last time, as if its days were over by now. */
  async #payOut({ id }: Person, since: Date, forgets: boolean): Promise<string> {
    if (forgets)
      await this.#database.query(
        `update sandbox_payment set is_forgotten = true where reference = (
          select s.reference from payment_order o join sandbox_payment s on s.order_id = o.id
          where o.user_id = $1 and o.created_at >= $2 and o.status = 'paid'
            and not s.is_forgotten and not exists (select from sandbox_settlement_line l where l.payment = s.reference)
          order by o.settled_at desc limit 1)`,
        [id, since],
      );
    // Refunds may be more than payments, and then nothing would be paid out.
    await this.#topUp(this.#admin, 1000);
    await this.#database.query(`update sandbox_settlement set paid_at = paid_at - interval '1 day'`);
    const { data } = await this.#calls.make<{ data: { open: number } }>(
      ['POST', '/admin/books/settlements/fetch', {}],
      this.#admin,
    );
    if (data.open > 0) return `paid out, ${data.open} lines are unexplained`;
    await this.#database.query(`update provider_balance set at = at + interval '8 days'`);
    const list = await this.#calls.make<{
      data: { missing: { total: number; payments: { order: string }[] } };
    }>(['GET', '/admin/books/settlements', {}], this.#admin);
    const { total, payments } = list.data.missing;
    for (const { order } of payments)
      await this.#asAdmin(`/admin/books/settlements/missing/${order}/resolve`, { as: 'losses', reason });
    return `paid out, misses ${cents(total)}`;
  }

  async #atProvider(
    reference: string,
    outcome: 'reversed' | 'won' | 'refund_failed',
    webhook: 'once' | 'duplicate' | 'lose',
  ) {
    await this.#calls.make(['POST', `/sandbox/checkout/${reference}/complete`, { outcome, webhook }], null);
  }

  /** Waits until the comparison with the provider's books reaches a payment. */
  async #compare(reference: string): Promise<void> {
    await this.#database.query('update payment_order set ask_again_at = app_now() where provider_reference = $1', [
      reference,
    ]);
    await this.#sweep();
  }

  async #owing(said: string, person: Person): Promise<string> {
    const { owes } = await this.#see(person);
    return owes > 0 ? `${said}, owes ${owes}` : said;
  }

  async #topUp(person: Person | Joiner, euros: number): Promise<string> {
    const { code, amount, paymentLink } = await this.#calls.make(
      ['POST', '/payments/topUp', { amount: euros, method: 'ideal' }],
      person,
    );
    if (code) return code;
    const { pathname } = new URL(paymentLink ?? '');
    await this.#calls.make(['POST', `${pathname}/complete`, { outcome: 'paid' }], null);
    return `topped up ${cents(amount)}`;
  }

  async #spend(person: Person, left: number): Promise<string> {
    const { holds, owes } = await this.#see(person);
    if (owes === 0 && holds > left) await fillPurse(this.#database, person, left);
    return 'spent';
  }

  async #closeOwed(person: Person, how: 'paid' | 'waived'): Promise<string> {
    const { owes } = await this.#see(person);
    const { code } = await this.#asAdmin(`/admin/users/${person.id}/owed/end`, { how, amount: owes / 100, reason });
    return code ?? `closed ${owes}`;
  }

  /** Presses the link in the mail; its token is made as for the mail. */
  #press({ id }: Person) {
    return this.#calls.make(['POST', `/guest/money/${guestMoneyToken(this.#secretKey, id)}/back`, {}], null);
  }

  async #haveBackTwice(person: Person, since: Date): Promise<string> {
    const payment = await this.#latest(person, since, 'paid');
    if (!payment) return 'nothing';
    await this.#atProvider(payment, 'reversed', 'lose');
    const { code } = await this.#press(person);
    await this.#compare(payment);
    return this.#owing(code ?? 'pressed', person);
  }

  async #sendBack(person: Person): Promise<string> {
    const { kept } = await this.#see(person);
    const body = { how: 'provider', amount: kept / 100, reason };
    const said = await this.#sent(person, () => this.#asAdmin(`/admin/users/${person.id}/guest-money`, body));
    await this.#sweep();
    return said;
  }

  async #sent(person: Person, ask: () => Promise<{ code?: string }>): Promise<string> {
    const before = await this.#see(person);
    const { code } = await ask();
    if (code) return code;
    const { kept } = await this.#see(person);
    return `sent ${before.kept - kept}${kept > 0 ? `, keeps ${kept}` : ''}`;
  }

  /** Makes payments half a year older, because nobody waits that long. */
  async #halfYear({ id }: Person): Promise<string> {
    await this.#database.query(
      `update payment_order set settled_at = settled_at - interval '181 days' where user_id = $1 and status = 'paid'`,
      [id],
    );
    return 'over';
  }

  /** A person's money as an admin sees it, in cents. */
  async #see({ id }: Person): Promise<{ holds: number; owes: number; kept: number }> {
    const { data } = await this.#calls.make<{
      data: { user: { balance: number | null; owes: number | null; owedToGuest: number | null } };
    }>(['GET', `/admin/users/${id}`, {}], this.#admin);
    const { balance, owes, owedToGuest } = data.user;
    return { holds: cents(balance ?? 0), owes: cents(owes ?? 0), kept: cents(owedToGuest ?? 0) };
  }

  async #asAdmin(path: string, body: object) {
    await this.#database.query('update session set identity_confirmed_at = now() where user_id = $1', [this.#admin.id]);
    return this.#calls.make(['POST', path, body], this.#admin);
  }
}
