import { removeSubscriber } from '@rondo/contract/forms';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';

interface Props {
  email: string;
  onDone: () => void;
  onClose: () => void;
}

/** Removes somebody from the list at their request. */
export function RemoveSubscriber({ email, onDone, onClose }: Props) {
  const t = useT();
  return (
    <ReasonSheet
      call={removeSubscriber}
      title={t('operating.newsletter.removeTitle', { email })}
      body={t('operating.newsletter.removeBody')}
      action={t('operating.newsletter.remove')}
      act={(reason, idempotencyKey) => call(removeSubscriber, { body: { email, reason }, idempotencyKey })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
