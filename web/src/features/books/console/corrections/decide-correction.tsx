import { decideCorrection } from '@rondo/contract/forms';
import { every } from '@rondo/rules';
import type { CallArguments } from '@rondo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { type Correction, signOf } from './correction.ts';

export type Decision = CallArguments<typeof decideCorrection>['body']['decision'];
export const decisions = every<Decision>()(['approved', 'declined']);

interface Props {
  decision: Decision;
  correction: Correction;
  onClose: () => void;
}

/** Approves or declines what another admin proposed. */
export function DecideCorrection({ decision, correction, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const about = {
    name: correction.person.name,
    change: t(`ledger.corrections.changes.${correction.account}.${signOf(correction)}`),
    amount: formats.money(Math.abs(correction.amount)),
  };
  const params = { id: correction._id };
  return (
    <ReasonSheet
      call={decideCorrection}
      title={t(`ledger.corrections.${decision}.title`, about)}
      body={t(`ledger.corrections.${decision}.body`, about)}
      action={t(`ledger.corrections.${decision}.do`)}
      isDanger={decision === 'approved'}
      act={(reason, idempotencyKey) => call(decideCorrection, { params, body: { decision, reason }, idempotencyKey })}
      onDone={() => {
        void client.invalidateQueries({ queryKey: ['console'] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
