import { useNow } from '../../../../platform/clock.tsx';
import { useT } from '../../../../platform/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { PersonActName } from './person-act.tsx';
import type { UserDetails } from './queries.ts';

interface Props {
  spot: UserDetails['spots'][number];
  onAct: (act: PersonActName | 'goodwill', spot: string) => void;
}

/** An admin's acts on one spot: taking its player out of a game that has not begun, and paying back what hasn't been paid back yet. */
export function SpotActs({ spot: { _id, name: game, startsAt, gameStatus, status, paid, refunded }, onAct }: Props) {
  const t = useT();
  const now = useNow();
  const isAhead = gameStatus !== 'cancelled' && Date.parse(startsAt) > now;
  return (
    <>
      {status === 'active' && isAhead && (
        <Button
          variant="plain"
          aria-label={t('console.person.takeOut', { game })}
          onClick={() => onAct('take-out', _id)}
        >
          {t('console.person.takeOutShort')}
        </Button>
      )}
      {paid > refunded && (
        <Button
          variant="plain"
          aria-label={t('console.person.goodwill', { game })}
          onClick={() => onAct('goodwill', _id)}
        >
          {t('console.person.goodwillShort')}
        </Button>
      )}
    </>
  );
}
