import { changeRefundHours } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Note } from '../../ui/form.tsx';

/** Says in advance what changes mean for joined players (product.md#editing-games). */
export function EffectsNote({ joined, paid }: { joined: number; paid: boolean }) {
  const t = useT();
  return (
    <Note>
      {t('organise.effects.joined', { count: joined })} {t('organise.effects.told')}{' '}
      {paid && t('organise.effects.window', { hours: changeRefundHours })} {t('organise.effects.capacity')}
    </Note>
  );
}
