import { vatIn } from './oracle-game.ts';
import { players } from './steps.ts';
import { OracleTakingOut } from './oracle-taking-out.ts';

/** The fee of iDEAL, which pays for everything here. */
const feeCents = 36;

/** A payment at the provider, and how much of it the payer got back. */
interface Payment {
  who: number;
  /** Without the fee. */
  amount: number;
  /** Whether it was refunded at once, fee included, because it gave nothing. */
  isReturned: boolean;
  /** How much was refunded and has not failed: all of a returned payment, otherwise what a guest asked for. */
  sent: number;
  /** Whether any of it was ever refunded. */
  wasSent: boolean;
  /** A failed refund that nobody has decided about, and after how many others it failed. */
  failed: { cents: number; order: number } | null;
  /** Whether they have all the rest of it back through their bank. */
  isHadBack: boolean;
  /** Whether it was more than half a year ago. */
  isOld: boolean;
  /** Whether the provider paid it out to the bank, or left it out. */
  isPaidOut: boolean;
}

/** Charge-backs, guests' money, failed refunds, and the provider's payouts (product.md#charge-backs, product.md#guests). */
export abstract class OracleOwing extends OracleTakingOut {
  /** The payments, the earliest first. */
  readonly #payments: Payment[] = [];
  #failures = 0;

  protected notePayment(who: number, amount: number, isReturned: boolean): void {
    const sent = isReturned ? amount + feeCents : 0;
    const begun = { wasSent: isReturned, failed: null, isHadBack: false, isOld: false, isPaidOut: false };
    this.#payments.push({ who, amount, isReturned, sent, ...begun });
  }

  topUp(who: number, euros: number): string {
    this.credit(who, euros * 100);
    this.notePayment(who, euros * 100, false);
    return `topped up ${euros * 100}`;
  }

  /** Spends the balance elsewhere, except this much. */
  spend(who: number, left: number): string {
    this.balances[who] = Math.min(this.balances[who] ?? 0, left);
    return 'spent';
  }

  /** Charges back the latest payment: its credit that was not refunded is taken, the rest is owed. Nobody owes the fee. */
  chargeBack(who: number, isCompared: boolean, now: number): string {
    const payment = this.#latest(who, false);
    if (!payment) return 'nothing';
    this.#takeBack(payment);
    if (isCompared) this.sweep(now);
    return this.#owing('had back', who);
  }

  #takeBack(payment: Payment): void {
    const { who } = payment;
    payment.isHadBack = true;
    this.#take(who, payment.amount - payment.sent);
  }

  #take(who: number, cents: number): void {
    const taken = Math.min(this.balances[who] ?? 0, cents);
    this.debit(who, taken);
    this.owed[who] = (this.owed[who] ?? 0) + cents - taken;
  }

  /** The latest charged-back payment counts again. */
  winBack(who: number): string {
    const payment = this.#latest(who, true);
    if (!payment) return 'nothing';
    payment.isHadBack = false;
    this.credit(who, payment.amount - payment.sent);
    return this.#owing('won', who);
  }

  /** An admin ends somebody's debt. */
  closeOwed(who: number): string {
    const owed = this.owed[who] ?? 0;
    if (owed === 0) return 'nothing_owed';
    this.owed[who] = 0;
    return `closed ${owed}`;
  }

  /** The money kept for a guest is refunded the way it came: once for each payment, the latest first, without fees. */
  haveBack(who: number): string {
    const kept = this.balances[who] ?? 0;
    if (who < players || kept === 0) return 'nothing_kept';
    let left = kept;
    for (const payment of this.#payments.toReversed()) {
      if (payment.who !== who || !canSend(payment)) continue;
      payment.sent = Math.min(left, payment.amount);
      payment.wasSent ||= payment.sent > 0;
      left -= payment.sent;
    }
    if (left === kept) return 'not_back_this_way';
    this.balances[who] = left;
    return left === 0 ? `sent ${kept}` : `sent ${kept - left}, keeps ${left}`;
  }

  /** A payment that they have back already is not refunded as well. */
  haveBackTwice(who: number, now: number): string {
    const payment = this.#latest(who, false);
    if (!payment) return 'nothing';
    const { sent, wasSent } = payment;
    const said = this.haveBack(who);
    this.credit(who, payment.sent - sent);
    Object.assign(payment, { sent, wasSent });
    this.#takeBack(payment);
    this.sweep(now);
    return this.#owing(said.startsWith('sent') ? 'pressed' : said, who);
  }

  /** An admin does it for them. */
  sendBack(who: number, now: number): string {
    const said = this.haveBack(who);
    this.sweep(now);
    return said;
  }

  /** Makes a guest's payments half a year older. */
  halfYear(who: number): string {
    for (const payment of this.#payments) if (payment.who === who) payment.isOld = true;
    return 'over';
  }

  /** The bank returns the latest refund: the money is theirs again, and taken at once if they have that payment back through their bank. */
  refundFails(who: number, isCompared: boolean, now: number): string {
    const payment = this.#payments.findLast((one) => one.who === who && one.sent > 0);
    if (!payment) return 'nothing';
    const { sent: cents } = payment;
    payment.sent = 0;
    payment.failed = { cents, order: (this.#failures += 1) };
    this.credit(who, cents);
    if (payment.isHadBack) this.#take(who, cents);
    if (isCompared) this.sweep(now);
    return this.#owing(`failed ${cents}`, who);
  }

  /** An admin repeats the latest failed refund, as far as the money is still theirs. */
  refundAgain(who: number): string {
    const payment = this.#failedLast(who);
    if (!payment?.failed) return 'nothing';
    const { cents } = payment.failed;
    if ((this.balances[who] ?? 0) < cents) return 'refund_spent';
    if (payment.isHadBack) return 'top_up_charged_back';
    if (payment.isOld) return 'provider_cannot_refund';
    this.debit(who, cents);
    Object.assign(payment, { sent: cents, failed: null });
    return `sent again ${cents}`;
  }

  /** An admin leaves the money where it came back to. */
  refundKept(who: number): string {
    const payment = this.#failedLast(who);
    if (!payment) return 'nothing';
    payment.failed = null;
    return 'kept';
  }

  #failedLast(who: number): Payment | undefined {
    return this.#payments
      .filter((one) => one.who === who && one.failed !== null)
      .toSorted((one, other) => (other.failed?.order ?? 0) - (one.failed?.order ?? 0))[0];
  }

  /** The provider pays out everything except somebody's latest payment, which is then listed and given up. */
  payOut(who: number, forgets: boolean): string {
    const forgotten = forgets ? this.#payments.findLast((one) => one.who === who && !one.isPaidOut) : undefined;
    for (const payment of this.#payments) payment.isPaidOut = true;
    return `paid out, misses ${forgotten ? forgotten.amount + feeCents : 0}`;
  }

  /** A person's payments in the provider's books: each one's total, and how much of it they got back. */
  atProvider(who: number): [total: number, back: number][] {
    return this.#payments
      .filter((payment) => payment.who === who)
      .map(({ amount, sent, isHadBack }) => {
        const total = amount + feeCents;
        return [total, isHadBack ? total : sent];
      });
  }

  /**
   * The VAT of what somebody paid for and didn't get back, rounded for each sale (product.md#vat): spots and passes contain 9 %, fees 21 %. A fee is
   * refunded with a payment that gave nothing, or that they have back through their bank.
   */
  vat(who: number): number {
    const spots = this.sold
      .filter(({ payer, pass }) => payer === who && pass === null)
      .map(({ paid }) => vatIn(paid, 9));
    const passes = this.bought.filter((one) => one.who === who).map(({ pass }) => vatIn(pass.kept, 9));
    const fees = this.#payments
      .filter((one) => one.who === who && !one.isReturned && !one.isHadBack)
      .map(() => vatIn(feeCents, 21));
    return [...spots, ...passes, ...fees].reduce((sum, cents) => sum + cents, 0);
  }

  #latest(who: number, isHadBack: boolean): Payment | undefined {
    return this.#payments.findLast(
      (payment) => payment.who === who && !payment.isReturned && payment.isHadBack === isHadBack,
    );
  }

  #owing(said: string, who: number): string {
    const owed = this.owed[who] ?? 0;
    return owed > 0 ? `${said}, owes ${owed}` : said;
  }
}

function canSend({ isReturned, isHadBack, isOld, wasSent }: Payment): boolean {
  return !isReturned && !isHadBack && !isOld && !wasSent;
}
