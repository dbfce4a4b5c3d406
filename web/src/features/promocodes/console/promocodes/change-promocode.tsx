import { changePromocode } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { localDate } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { endOf, PromocodeTerms } from './promocode-terms.tsx';
import { type ConsolePromocodeDetails, consolePromocodeQuery } from './queries.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** Changes a promocode that people already hold: its name, its last day and the number of its uses. */
export function ChangePromocode({ id, onClose }: Props) {
  const { data } = useQuery(consolePromocodeQuery(id));
  return data && <ChangeForm promocode={data} onClose={onClose} />;
}

function ChangeForm({ promocode, onClose }: { promocode: ConsolePromocodeDetails; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const lastDay = promocode.endsAt ? localDate(Date.parse(promocode.endsAt)) : '';
  const form = useCallForm(changePromocode, {
    initial: {
      name: promocode.name,
      usesTotal: promocode.usesTotal === null ? '' : String(promocode.usesTotal),
      endsAt: lastDay,
      reason: '',
    },
    needs: ['name'],
    // An unchanged day keeps its time.
    without: ({ endsAt }) => (endsAt === lastDay ? ['endsAt'] : []),
  });
  return (
    <ActSheet
      title={t('running.promocodes.change.title')}
      body={t('running.promocodes.change.body')}
      action={t('running.promocodes.change.do')}
      form={form}
      reason={form.text('reason')}
      act={({ endsAt, ...body }, idempotencyKey) =>
        call(changePromocode, {
          params: { id: promocode._id },
          body: { ...body, ...(endsAt !== undefined && { endsAt: endsAt && endOf(endsAt) }) },
          idempotencyKey,
        })
      }
      onDone={({ data }) => {
        client.setQueryData(consolePromocodeQuery(promocode._id).queryKey, data.promocode);
        void client.invalidateQueries({ queryKey: ['console', 'promocodes'] });
        onClose();
      }}
      onClose={onClose}
    >
      <PromocodeTerms text={form.text} />
    </ActSheet>
  );
}
