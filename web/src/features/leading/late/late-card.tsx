import type { GameDetails } from '@rondo/contract';
import { isDayOfGame, lateChanges } from '@rondo/rules';
import { useNow } from '../../../platform/clock.tsx';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Choice } from './late-sheet.tsx';

/** Changes that people who may edit a game can make in one tap on its day (product.md#late-changes). */
export function LateCard({ game, onChoose }: { game: GameDetails; onChoose: (choice: Choice) => void }) {
  const t = useT();
  const now = useNow();
  if (!game.viewer?.canEdit || !isDayOfGame({ ...game, startsAt: new Date(game.game_date) }, new Date(now)))
    return null;
  return (
    <ChoiceCard id="late" title={t('coLeading.late.title')} body={t('coLeading.late.body')}>
      {lateChanges.minutes.map((count) => (
        <Button key={count} variant="secondary" onClick={() => onChoose(count === 15 ? 'later15' : 'later30')}>
          <Icon name="clock" size={18} />
          {t('coLeading.late.later', { count })}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => onChoose('court')}>
        <Icon name="field" size={18} />
        {t('coLeading.late.court')}
      </Button>
      {(['light', 'dark'] as const).map((shirt) => (
        <Button key={shirt} variant="secondary" onClick={() => onChoose(shirt)}>
          <Icon name="shirt" size={18} />
          {t(`coLeading.late.${shirt}`)}
        </Button>
      ))}
      <Button variant="secondary" onClick={() => onChoose('own')}>
        <Icon name="chat" size={18} />
        {t('coLeading.late.own')}
      </Button>
    </ChoiceCard>
  );
}
