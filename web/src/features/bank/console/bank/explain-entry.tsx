import type { listBank } from '@rondo/contract';
import { explainBankEntry } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useTypedState } from '../../../../platform/typed.ts';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { SelectField } from '../../../../ui/field.tsx';
import type { Shown } from '../../../../ui/console/description.ts';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { useBooking } from './use-booking.ts';

/** Says with a reason why nothing of Rondo's explains an entry, or which booking it is (`?step=explain&id=…`). */
export function ExplainEntry({ rows, data }: Shown<typeof listBank>) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const say = useBooking();
  const [chosen, setChosen] = useTypedState('journal', '');
  const { step, about, close } = useUrlStep(['explain'], ['id']);
  const entry = rows.find(({ _id }) => _id === about('id'));
  if (!step || !entry) return null;
  const bookings = data?.account.bookings.filter(({ amount }) => amount === entry.amount) ?? [];
  const booking = bookings.find(({ journal }) => String(journal) === chosen);
  return (
    <ReasonSheet
      call={explainBankEntry}
      title={t('ledger.bank.explain.title', { amount: formats.money(entry.amount) })}
      body={t('ledger.bank.explain.body')}
      action={t('ledger.bank.explain.do')}
      reasonHint={t('ledger.bank.explain.reasonHint')}
      act={(reason, idempotencyKey) =>
        call(explainBankEntry, {
          params: { id: entry._id },
          body: { reason, ...(booking && { journal: booking.journal }) },
          idempotencyKey,
        })
      }
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'bank'] });
        close();
      }}
      onClose={close}
    >
      {bookings.length > 0 && (
        <SelectField
          label={t('ledger.bank.explain.as')}
          value={booking ? chosen : ''}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{t('ledger.bank.explain.nothing')}</option>
          {bookings.map((one) => (
            <option key={one.journal} value={one.journal}>
              {say(one)}
            </option>
          ))}
        </SelectField>
      )}
    </ReasonSheet>
  );
}
