import { vatIn } from './oracle-game.ts';
import { players } from './steps.ts';
import { OracleTakingOut } from './oracle-taking-out.ts';

/** Of iDEAL, with which everything is paid here. */
const feeCents = 36;

/** A payment at the provider, and how much of it the payer has back. */
interface Payment {
  who: number;
  /** Without the fee. */
  amount: number;
  /** It went back at once, fee included: it gave nothing. */
  isReturned: boolean;
  /** Sent back to a guest who asked for it. */
  sent: number;
  /** Whether they have all the rest of it back without us. */
  isHadBack: boolean;
  /** More than half a year ago. */
  isOld: boolean;
}

/** Charge-backs, and a guest's money (product.md#charge-backs, product.md#guests). */
export abstract class OracleOwing extends OracleTakingOut {
  /** The earliest first. */
  readonly #payments: Payment[] = [];

  protected notePayment(who: number, amount: number, isReturned: boolean): void {
    this.#payments.push({ who, amount, isReturned, sent: 0, isHadBack: false, isOld: false });
  }

  topUp(who: number, euros: number): string {
    this.credit(who, euros * 100);
    this.notePayment(who, euros * 100, false);
    return `topped up ${euros * 100}`;
  }

  /** Spends elsewhere all but so much. */
  spend(who: number, left: number): string {
    this.balances[who] = Math.min(this.balances[who] ?? 0, left);
    return 'spent';
  }

  /** Charges back the latest payment: credit it gave that was not sent back is taken, the rest is owed. The fee is nobody's. */
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
    const gave = payment.amount - payment.sent;
    const taken = Math.min(this.balances[who] ?? 0, gave);
    this.debit(who, taken);
    this.owed[who] = (this.owed[who] ?? 0) + gave - taken;
  }

  /** The latest that was had back counts again. */
  winBack(who: number): string {
    const payment = this.#latest(who, true);
    if (!payment) return 'nothing';
    payment.isHadBack = false;
    this.credit(who, payment.amount - payment.sent);
    return this.#owing('won', who);
  }

  /** An admin closes what somebody owes. */
  closeOwed(who: number): string {
    const owed = this.owed[who] ?? 0;
    if (owed === 0) return 'nothing_owed';
    this.owed[who] = 0;
    return `closed ${owed}`;
  }

  /** The money kept for a guest goes back the way it came: for each payment once, the latest first, without fees. */
  haveBack(who: number): string {
    const kept = this.balances[who] ?? 0;
    if (who < players || kept === 0) return 'nothing_kept';
    let left = kept;
    for (const payment of this.#payments.toReversed()) {
      if (payment.who !== who || !canSend(payment)) continue;
      payment.sent = Math.min(left, payment.amount);
      left -= payment.sent;
    }
    if (left === kept) return 'not_back_this_way';
    this.balances[who] = left;
    return left === 0 ? `sent ${kept}` : `sent ${kept - left}, keeps ${left}`;
  }

  /** For a payment that they have back already, nothing is sent as well. */
  haveBackTwice(who: number, now: number): string {
    const payment = this.#latest(who, false);
    if (!payment) return 'nothing';
    const { sent } = payment;
    const said = this.haveBack(who);
    this.credit(who, payment.sent - sent);
    payment.sent = sent;
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

  /** A person's payments in the provider's books: the total of each, and how much of it they have back. */
  atProvider(who: number): [total: number, back: number][] {
    return this.#payments
      .filter((payment) => payment.who === who)
      .map(({ amount, sent, isReturned, isHadBack }) => {
        const total = amount + feeCents;
        return [total, isReturned || isHadBack ? total : sent];
      });
  }

  /**
   * The VAT of what somebody paid for and has not back, each sale rounded by itself (product.md#vat): 9 % is in spots and passes, 21 % in fees. A
   * fee goes back with a payment that gave nothing, or that they have back without us.
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

function canSend({ isReturned, isHadBack, isOld, sent }: Payment): boolean {
  return !isReturned && !isHadBack && !isOld && sent === 0;
}
