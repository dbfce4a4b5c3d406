import { type BankFile, readStatements, statementMaxBytes } from '@rondo/rules/books';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { keepStatement } from './keep-statement.ts';
import { lockBank, tickOff } from './tick-off.ts';

interface Added {
  added: number;
  known: number;
  matched: number;
  /** Other accounts whose statements were passed over, masked. */
  others: string[];
}

/**
 * Adds the statements of a bank's file, and ticks off what they explain. An entry that several statements have is kept once.
 * @param iban the operator's account
 * @throws Refused `statement_too_large`, `statement_not_xml`, what {@link readStatements} and {@link keepStatement} refuse, `statement_known` when no
 * statement in it is new
 */
export async function addStatement(
  context: { db: Database },
  call: AdminCall,
  { bytes, iban }: { bytes: Uint8Array; iban: string },
): Promise<Added> {
  const { statements, others } = await fileOf(bytes, iban);
  const command = { action: 'bank.add', subject: { kind: 'bank', id: null } } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    await lockBank(trx);
    const kept: (number | null)[] = [];
    for (const statement of statements)
      kept.push(await keepStatement(trx, statement, { iban, by: call.viewer.id, now }));
    if (kept.every((one) => one === null)) throw new Refused('statement_known');
    const entries = statements.reduce((sum, statement) => sum + statement.entries.length, 0);
    const added = kept.reduce<number>((sum, one) => sum + (one ?? 0), 0);
    const answer = { added, known: entries - added, matched: await tickOff(trx), others: [...others] };
    return { answer, after: { statements: statements.map(({ number }) => number), ...answer } };
  });
}

async function fileOf(bytes: Uint8Array, iban: string): Promise<BankFile> {
  if (bytes.length > statementMaxBytes) throw new Refused('statement_too_large');
  const { readXml } = await import('../../platform/files/read-xml.ts');
  const root = readXml(bytes);
  if (root === null) throw new Refused('statement_not_xml');
  const read = readStatements(root, iban);
  if ('code' in read) throw new Refused(read.code, read.params);
  return read;
}
