import { changeRefundHours } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { Note } from '../../../ui/form.tsx';

/** Before anything is changed: what changes mean for who has joined (3-decisions §3). */
export function EffectsNote({ joined, paid }: { joined: number; paid: boolean }) {
  const t = useT();
  return (
    <Note>
      {t('organise.effects.joined', { count: joined })} {t('organise.effects.told')}{' '}
      {paid && t('organise.effects.window', { hours: changeRefundHours })} {t('organise.effects.capacity')}
    </Note>
  );
}
