/**
 * A month's books as somebody would keep them with a pencil beside Rondo: from payments and answers, without its code or its ledger. Amounts are
 * whole cents; what Rondo owes is above zero, as in the ledger.
 */
export interface Sold {
  sold: number;
  back: number;
  vat: number;
}

interface Receipt {
  kind: string;
  percent: number;
  cents: number;
  backCents: number;
  sport: string | null;
  /** Whose gifts what comes back beyond `cents` is of again. */
  payer: string | null;
  /** The local day on which it is played by now; null for what has the rate of its sale. */
  playedOn: (() => string) | null;
}

/** Amounts include VAT, which is rounded half up to the cent. */
const vatOf = (cents: number, percent: number) => Math.round((cents * percent) / (100 + percent));

export function keepBooks(percentOn: (kind: string, day: string) => number) {
  const accounts = new Map<string, number>();
  const wallets = new Map<string, number>();
  const owing = new Map<string, number>();
  const receipts = new Map<string, Receipt>();
  const kinds = new Map<string, Sold>();
  const sports = new Map<string, Sold>();

  const add = (account: string, cents: number) => accounts.set(account, (accounts.get(account) ?? 0) + cents);
  const move = (from: string, to: string, cents: number) => {
    add(from, -cents);
    add(to, cents);
  };
  const note = (sums: Map<string, Sold>, key: string, cents: number, vat: number) => {
    const { sold, back, vat: before } = sums.get(key) ?? { sold: 0, back: 0, vat: 0 };
    sums.set(key, { sold: sold + Math.max(cents, 0), back: back + Math.min(cents, 0), vat: before + vat });
  };
  const count = ({ kind, percent, sport }: Receipt, cents: number, vat: number) => {
    note(kinds, `${kind} ${percent}`, cents, vat);
    if (sport !== null) note(sports, sport, cents, vat);
    move('vat_in_sales', 'vat', vat);
  };

  /** What is left of people's gifts, which are spent first. */
  const gifts = new Map<string, number>();
  const addGift = (person: string, cents: number) => gifts.set(person, (gifts.get(person) ?? 0) + cents);
  const useGift = (person: string, cents: number): number => {
    const used = Math.min(gifts.get(person) ?? 0, cents);
    addGift(person, -used);
    return used;
  };

  const books = {
    move,
    holds: (person: string) => wallets.get(person) ?? 0,

    /** Books a sale on a local day; `key` is what it can be taken back by. */
    sell: (
      key: string,
      sale: { kind: string; cents: number; day: string; sport?: string; payer?: string; playedOn?: () => string },
    ): void => {
      const playedOn = sale.playedOn ?? null;
      const percent = percentOn(sale.kind, playedOn?.() ?? sale.day);
      const receipt = {
        ...sale,
        percent,
        backCents: 0,
        sport: sale.sport ?? null,
        payer: sale.payer ?? null,
        playedOn,
      };
      receipts.set(key, receipt);
      count(receipt, sale.cents, vatOf(sale.cents, receipt.percent));
    },
    /** Sells again, at the rate of the day it is played on by now, what was sold at another. @returns how many */
    sellAgain: (day: string): number => {
      const wrong = [...receipts].filter(
        ([, { kind, percent, cents, backCents, playedOn }]) =>
          playedOn !== null && cents > backCents && percentOn(kind, playedOn()) !== percent,
      );
      for (const [key, { kind, sport, payer, playedOn }] of wrong) {
        const cents = books.takeBack(key);
        books.sell(key, {
          kind,
          cents,
          day,
          ...(sport && { sport }),
          ...(payer && { payer }),
          ...(playedOn && { playedOn }),
        });
      }
      return wrong.length;
    },
    /** Takes back the rest of a sale, or this much of it; what is beyond its rest is a gift again. */
    takeBack: (key: string, cents?: number): number => {
      const receipt = receipts.get(key);
      if (!receipt) throw new Error(`nothing was sold as ${key}`);
      const left = receipt.cents - receipt.backCents;
      const back = Math.min(cents ?? left, left);
      if (receipt.payer !== null) addGift(receipt.payer, (cents ?? left) - back);
      receipt.backCents += back;
      if (back > 0) count(receipt, -back, vatOf(left - back, receipt.percent) - vatOf(left, receipt.percent));
      return back;
    },
    /** Takes back this share of a sale, or its rest if that is less. */
    takeShare: (key: string, share: number): number => {
      const receipt = receipts.get(key);
      if (!receipt) throw new Error(`nothing was sold as ${key}`);
      return books.takeBack(key, Math.min(receipt.cents - receipt.backCents, Math.round(receipt.cents * share)));
    },
    /** Books revenue that was given away, or charged, by hand. */
    correct: (cents: number, day: string) => {
      const percent = percentOn('correction', day);
      const receipt = { kind: 'correction', percent, cents, backCents: 0, sport: null, payer: null, playedOn: null };
      count(receipt, cents, Math.sign(cents) * vatOf(Math.abs(cents), percent));
    },

    /** Credits a wallet; the money first settles the person's debt. */
    credit: (from: string, person: string, cents: number) => {
      const settled = Math.min(owing.get(person) ?? 0, cents);
      owing.set(person, (owing.get(person) ?? 0) - settled);
      wallets.set(person, (wallets.get(person) ?? 0) + cents - settled);
      move(from, 'wallet', cents - settled);
      move(from, 'owed_by_person', settled);
    },
    /** @returns how much of it was a gift */
    spend: (person: string, to: string, cents: number): number => {
      wallets.set(person, (wallets.get(person) ?? 0) - cents);
      move('wallet', to, cents);
      return useGift(person, cents);
    },
    /** A gift on the balance. */
    give: (person: string, cents: number): void => {
      books.credit('promotions', person, cents);
      addGift(person, cents);
    },
    /** A bank took this back: the wallet pays as much as it has, the person owes the rest. */
    takeFrom: (person: string, cents: number) => {
      const taken = Math.min(wallets.get(person) ?? 0, cents);
      wallets.set(person, (wallets.get(person) ?? 0) - taken);
      useGift(person, taken);
      owing.set(person, (owing.get(person) ?? 0) + cents - taken);
      move('wallet', 'provider', taken);
      move('owed_by_person', 'provider', cents - taken);
    },

    /** The figures as the report has them: sales by `kind percent`, by sport, and what each account holds. */
    report: () => ({
      kinds: Object.fromEntries(kinds),
      sports: Object.fromEntries(sports),
      accounts: Object.fromEntries([...accounts].filter(([, cents]) => cents !== 0)),
    }),
  };
  return books;
}

export type Books = ReturnType<typeof keepBooks>;
