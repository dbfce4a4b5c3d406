import { type CallRequest, type CallResponse, correctionsFile, listCorrections } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { sql } from 'kysely';
import { listing } from '../../platform/admins/console-list.ts';
import { wordConditions } from '../../platform/wording/search-words.ts';
import { correctionColumns, type CorrectionRow, correctionSource } from './correction-queries.ts';

type Search = CallRequest<typeof listCorrections>['query'];

const states: Record<NonNullable<Search['state']>, ReturnType<typeof sql>> = {
  open: sql`c.decision is null and c.expires_at > app_now()`,
  approved: sql`c.decision = 'approved'`,
  declined: sql`c.decision = 'declined'`,
  expired: sql`c.decision is null and c.expires_at <= app_now()`,
};

/** Corrections, in the console. */
export const correctionList = listing({
  list: listCorrections,
  file: correctionsFile,
  rows: ({ query, state }) => {
    const where = [sql`true`, ...wordConditions(sql`u.search_text`, query), ...(state ? [states[state]] : [])];
    return sql<CorrectionRow>`select ${correctionColumns} from ${correctionSource} where ${sql.join(where, sql` and `)}`;
  },
  orders: {
    newest: sql`c.proposed_at desc, c.id desc`,
    oldest: sql`c.proposed_at, c.id`,
  },
  present: presentCorrection,
});

type Correction = CallResponse<typeof listCorrections>['data']['corrections'][number];

export function presentCorrection(row: CorrectionRow): Correction {
  const { decided_by: by, decided_at: at, decided_reason: reason } = row;
  const state = row.has_expired ? 'expired' : (row.decision ?? 'open');
  return {
    _id: row.id,
    person: { _id: row.user_id, name: row.person_name },
    account: row.account,
    against: row.against,
    amount: centsToEuros(row.amount_cents),
    orderId: row.order_id,
    reason: row.reason,
    proposedBy: { _id: row.proposed_by, name: row.proposer_name },
    proposedAt: row.proposed_at,
    expiresAt: row.expires_at,
    state,
    awaits: state === 'open' ? (row.has_other_admin ? 'admin' : 'server') : null,
    decision:
      at !== null && reason !== null
        ? { by: by === null ? null : { _id: by, name: row.decider_name ?? '' }, at, reason }
        : null,
    journalId: row.journal_id,
  };
}
