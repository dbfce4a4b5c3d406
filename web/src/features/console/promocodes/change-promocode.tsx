import { changePromocode } from '@rondo/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { localDate } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { ActSheet } from '../act-sheet.tsx';
import { areUsesRight, endOf, PromocodeTerms, type Terms } from './promocode-terms.tsx';
import { type ConsolePromocodeDetails, consolePromocodeQuery } from './queries.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** Changes what may change of a promocode that people hold: its name, its last day and for how many it is. */
export function ChangePromocode({ id, onClose }: Props) {
  const { data } = useQuery(consolePromocodeQuery(id));
  return data && <ChangeForm promocode={data} onClose={onClose} />;
}

function ChangeForm({ promocode, onClose }: { promocode: ConsolePromocodeDetails; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const lastDay = promocode.endsAt ? localDate(Date.parse(promocode.endsAt)) : '';
  const [terms, setTerms] = useState<Terms>({
    name: promocode.name,
    uses: promocode.usesTotal === null ? '' : String(promocode.usesTotal),
    last: lastDay,
  });
  const isRight = terms.name.trim() !== '' && areUsesRight(terms);
  return (
    <ActSheet
      title={t('running.promocodes.change.title')}
      body={t('running.promocodes.change.body')}
      action={t('running.promocodes.change.do')}
      missing={isRight ? null : t('running.promocodes.change.wrong')}
      act={(reason, idempotencyKey) => {
        const body = {
          name: terms.name.trim(),
          usesTotal: terms.uses === '' ? null : Number(terms.uses),
          // A day that was left alone keeps its time.
          ...(terms.last !== lastDay && { endsAt: terms.last === '' ? null : endOf(terms.last) }),
          reason,
        };
        return call(changePromocode, { params: { id: promocode._id }, body, idempotencyKey });
      }}
      onDone={({ data }) => {
        client.setQueryData(consolePromocodeQuery(promocode._id).queryKey, data.promocode);
        void client.invalidateQueries({ queryKey: ['console', 'promocodes'] });
        onClose();
      }}
      onClose={onClose}
    >
      <PromocodeTerms terms={terms} onChange={setTerms} />
    </ActSheet>
  );
}
