import type { GameDetails } from '@rondo/contract';
import { Description } from '../../features/games/details/description.tsx';
import { GameFacts } from '../../features/games/details/game-facts.tsx';
import { useT } from '../../platform/i18n.tsx';
import { RefundTerms } from '../../ui/joining/refund-policy.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './match.module.css';

/** What the organiser wrote about a game, its facts, and what comes back. */
export function AboutGame({ game, joinable }: { game: GameDetails; joinable: boolean }) {
  const t = useT();
  return (
    <Card>
      {game.description && (
        <div className={classes.about}>
          <h2>{t('match.about')}</h2>
          <Description key={game.description} text={game.description} />
        </div>
      )}
      <GameFacts game={game} joinable={joinable} />
      {!game.archived && game.status !== 'cancelled' && <RefundTerms free={game.price === 0} />}
    </Card>
  );
}
