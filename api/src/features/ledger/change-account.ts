import { chart, type ChartAccount, chartAccounts } from '@rondo/rules/books';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { findRgsCodes } from './account-queries.ts';

/** Gives an account another RGS code. @throws Refused `rgs_taken` by another account */
export async function changeAccount(
  context: { db: Database },
  call: AdminCall,
  account: ChartAccount,
  { rgs, reason }: { rgs: string; reason: string },
): Promise<void> {
  const command = { action: 'account.change', subject: { kind: 'account', id: account }, reason } as const;
  await adminCommand(context, call, command, async (trx) => {
    // Locks the whole table: usual codes are not in it, so no constraint would refuse two accounts with the same code.
    await sql`lock table account_code in share row exclusive mode`.execute(trx);
    const codes = await findRgsCodes(trx);
    const other = chartAccounts.find((one) => one !== account && codes[one] === rgs);
    if (other) throw new Refused('rgs_taken', { number: chart[other].number, example: `${rgs.split('.')[0]}.09` });
    await sql`
      insert into account_code (account, rgs) values (${account}, ${rgs})
      on conflict (account) do update set rgs = excluded.rgs`.execute(trx);
    return { answer: true, before: { rgs: codes[account] }, after: { rgs } };
  });
}
