import { agreeToGift } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { consolePromocodeQuery } from './queries.ts';

/** The second admin's agreement to a gift above the amount that one admin may give. */
export function AgreeToGift({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  return (
    <ReasonSheet
      call={agreeToGift}
      title={t('running.promocodes.agree.title')}
      body={t('running.promocodes.agree.body')}
      action={t('running.promocodes.agree.do')}
      act={async (reason, idempotencyKey) => {
        const { data } = await call(agreeToGift, { params: { id }, body: { reason }, idempotencyKey });
        client.setQueryData(consolePromocodeQuery(id).queryKey, data.promocode);
      }}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console', 'promocodes'] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
