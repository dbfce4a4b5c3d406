import { readFile } from 'node:fs/promises';
import * as contract from '@rondo/contract';
import { serveList } from '../../platform/admins/console-list.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { addStatement } from './add-statement.ts';
import { bankList, findEntry } from './entry-listing.ts';
import { explainEntry } from './explain-entry.ts';

/** The operator's bank, in the console (product.md#bank). */
export function bankRoutes(context: Context): void {
  const { db, config } = context;
  const iban = config.payouts?.iban ?? null;

  serveList(context, bankList(iban));

  serve(context, contract.addBankStatement, async (request) => {
    const { file } = request;
    if (iban === null) throw new Refused('payouts_not_configured');
    if (file === null) throw new Refused('invalid_input', undefined, [{ path: 'statement', message: 'is missing' }]);
    return {
      status: 'success',
      data: await addStatement(context, request, { bytes: await readFile(file.path), iban }),
    };
  });

  serve(context, contract.explainBankEntry, async (request) => {
    const { id } = request.params;
    await explainEntry(context, request, { id, ...request.body });
    const entry = await findEntry(db, id);
    if (!entry) throw new Refused('bank_entry_not_found');
    return { status: 'success', data: { entry } };
  });
}
