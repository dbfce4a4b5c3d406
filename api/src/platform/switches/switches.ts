import type { ErrorCode } from '@rondo/contract';
import { type Language, type PaymentProviderName, paymentProviders } from '@rondo/rules';
import { isNoticed, isOff, retrySeconds, type SwitchKind, switchKinds } from '@rondo/rules/switches';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db.ts';
import { switchedOff } from '../processes/metrics.ts';
import { Refused } from '../refusal.ts';
import type { Rows } from '../schema.ts';
import { saidOf } from './said-of.ts';

type Said = Partial<Record<Language, string>>;
type Row = Pick<Rows['switch'], 'kind' | 'until'> & { said: Said };

/** What a page says about something that is off; in a language without words, the usual sentence. */
interface Notice {
  said: Said;
  until: string | null;
}

/** What is off that people notice. */
export interface OffNow {
  changes?: Notice;
  signUps?: Notice;
  payments?: Notice;
}

/** What is switched off, as far as this process knows; asking costs nothing. */
export interface Switches {
  /** @param kind a switch, or the name of a payment provider */
  isOff(kind: string): boolean;
  /** @throws Refused `maintenance`, `sign_ups_off` or `payments_off` if one of these is off */
  requireOn(...kinds: string[]): void;
  /** What pages say; null if nothing that people notice is off. @param provider the configured payment provider */
  noticed(provider: string): OffNow | null;
  /** Reads again what is off, as other processes do within a second. */
  refresh(): Promise<void>;
  stop(): void;
}

const everyMs = 1000;

const refusals: Record<Exclude<SwitchKind, 'mails' | PaymentProviderName>, ErrorCode> = {
  changes: 'maintenance',
  sign_ups: 'sign_ups_off',
  payments: 'payments_off',
};
const refusalOf = new Map<string, ErrorCode>([
  ...Object.entries(refusals),
  ...paymentProviders.map((name) => [name, refusals.payments] as const),
]);

/** Follows the table of switches, so that every process obeys them, whichever one an admin asked (decisions/0112-switches.md). */
export async function openSwitches(db: Database, clock: Clock): Promise<Switches> {
  let rows: ReadonlyMap<string, Row> = new Map();
  let asking: Promise<void> | null = null;
  const find = (kind: string) => {
    const row = rows.get(kind);
    return row && isOff(row, clock.now()) ? row : null;
  };
  const read = async () => {
    const found = await sql<Row>`select s.kind, s.until, ${saidOf(sql`s.kind`)} as said from switch s`.execute(db);
    rows = new Map(found.rows.map((row) => [row.kind, row]));
    for (const kind of switchKinds) switchedOff.set({ switch: kind }, find(kind) === null ? 0 : 1);
  };
  // The known state stays while the database can't be asked.
  const follow = () =>
    (asking ??= read()
      .catch(() => undefined)
      .finally(() => (asking = null)));
  await read();
  const timer = setInterval(() => void follow(), everyMs).unref();
  return {
    isOff: (kind) => find(kind) !== null,
    requireOn(...kinds) {
      for (const kind of ['changes', ...kinds]) {
        const off = find(kind);
        const code = refusalOf.get(kind);
        if (off && code) throw new Refused(code, undefined, undefined, retrySeconds(off, clock.now()));
      }
    },
    noticed(provider) {
      if (rows.size === 0 || ![...rows.values()].some(({ kind }) => isNoticed(kind) && find(kind))) return null;
      const changes = noticeOf(find('changes'));
      const signUps = noticeOf(find('sign_ups'));
      const payments = noticeOf(find('payments') ?? find(provider));
      return { ...(changes && { changes }), ...(signUps && { signUps }), ...(payments && { payments }) };
    },
    refresh: read,
    stop: () => clearInterval(timer),
  };
}

const noticeOf = (row: Row | null): Notice | null => row && { said: row.said, until: row.until };
