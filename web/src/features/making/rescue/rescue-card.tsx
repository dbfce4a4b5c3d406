import type { GameDetails } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLowerMinimum } from './commands.ts';
import { rescueQuery } from './queries.ts';

/** For people who may edit a game that lacks a few players: says who is told of it, and what they can do themselves (product.md#rescue). */
export default function RescueCard({ game }: { game: GameDetails }) {
  const { t, explain } = useI18n();
  const { data } = useQuery(rescueQuery(game));
  const lower = useLowerMinimum(game._id, {
    onDone: () => showBanner('success', t('coLeading.rescue.done')),
    onRefused: (error) => showBanner('error', explain(error)),
  });
  if (!data || data.missing === 0) return null;
  const { told, lowered } = data;
  const news =
    told > 0
      ? t('coLeading.rescue.told', { count: told })
      : t(game.hasPasscode ? 'coLeading.rescue.hidden' : 'coLeading.rescue.untold');
  return (
    <ChoiceCard
      id="rescue"
      title={t('coLeading.rescue.title')}
      body={
        <>
          {news} {lowered !== null && t('coLeading.rescue.lowerHint', { count: lowered })}
        </>
      }
    >
      {lowered !== null && (
        <Button variant="secondary" disabled={lower.isPending} onClick={() => lower.mutate(lowered)}>
          <Icon name="check" size={18} />
          {t('coLeading.rescue.lower', { count: lowered })}
        </Button>
      )}
      <ButtonLink variant="secondary" to={`/admin/match/${game._id}?step=when`}>
        <Icon name="clock" size={18} />
        {t('coLeading.rescue.move')}
      </ButtonLink>
    </ChoiceCard>
  );
}
