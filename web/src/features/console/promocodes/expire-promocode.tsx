import { changePromocode } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { ReasonSheet } from '../reason-sheet.tsx';
import { consolePromocodeQuery } from './queries.ts';

/** Ends a promocode before its last day. */
export function ExpirePromocode({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  return (
    <ReasonSheet
      call={changePromocode}
      title={t('running.promocodes.expire.title')}
      body={t('running.promocodes.expire.body')}
      action={t('running.promocodes.expire.do')}
      isDanger
      act={(reason, idempotencyKey) =>
        call(changePromocode, { params: { id }, body: { expired: true, reason }, idempotencyKey })
      }
      onDone={({ data }) => {
        client.setQueryData(consolePromocodeQuery(id).queryKey, data.promocode);
        void client.invalidateQueries({ queryKey: ['console', 'promocodes'] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
