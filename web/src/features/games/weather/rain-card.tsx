import type { GameDetails } from '@rondo/contract';
import { changeRefundHours, promises } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { RainActs } from '../../../ui/weather/rain-acts.tsx';

/**
 * For people who may move or cancel a game with extreme rain: the refunds that cancelling would make, and the buttons (product.md#weather).
 * `hasBar`: the host's bar has the buttons.
 */
export function RainCard({ game, hasBar }: { game: GameDetails; hasBar: boolean }) {
  const t = useT();
  const { canEdit = false, runsGame = false } = game.viewer ?? {};
  if (!canEdit && !runsGame) return null;
  return (
    <ChoiceCard
      id="rain"
      title={t('weather.extreme.title')}
      body={
        <>
          {t('weather.extreme.body', { rain: promises.extremeRainMillimetres })}{' '}
          {game.price > 0 && `${t('weather.extreme.back')} ${t('weather.extreme.moved', { hours: changeRefundHours })}`}
        </>
      }
    >
      {!hasBar && <RainActs game={game} mayMove={canEdit} mayCancel={runsGame} />}
    </ChoiceCard>
  );
}
