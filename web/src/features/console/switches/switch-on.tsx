import { switchOn } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../ui/console/reason-sheet.tsx';
import { type Switch, switchesQuery } from './queries.ts';

/** Switches a function on again. */
export function SwitchOn({ kind, onClose }: { kind: Switch['kind']; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  return (
    <ReasonSheet
      call={switchOn}
      title={t('switches.switchOn.title')}
      body={t('switches.switchOn.body', { name: t(`switches.kinds.${kind}.name`) })}
      action={t('switches.switchOn.do')}
      reasonHint={t('console.act.loggedHint')}
      act={(reason, idempotencyKey) => call(switchOn, { params: { kind }, body: { reason }, idempotencyKey })}
      onDone={({ data }) => {
        client.setQueryData(switchesQuery.queryKey, data.switches);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
