import type { listBank } from '@rondo/contract';
import { explainBankEntry } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import type { Shown } from '../description.ts';
import { ReasonSheet } from '../reason-sheet.tsx';

/** Says with a reason why nothing of Rondo's explains an entry (`?step=explain&id=…`). */
export function ExplainEntry({ rows }: Shown<typeof listBank>) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const { step, about, close } = useUrlStep(['explain'], ['id']);
  const entry = rows.find(({ _id }) => _id === about('id'));
  if (!step || !entry) return null;
  return (
    <ReasonSheet
      call={explainBankEntry}
      title={t('ledger.bank.explain.title', { amount: formats.money(entry.amount) })}
      body={t('ledger.bank.explain.body')}
      action={t('ledger.bank.explain.do')}
      reasonHint={t('ledger.bank.explain.reasonHint')}
      act={(reason, idempotencyKey) =>
        call(explainBankEntry, { params: { id: entry._id }, body: { reason }, idempotencyKey })
      }
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'bank'] });
        close();
      }}
      onClose={close}
    />
  );
}
