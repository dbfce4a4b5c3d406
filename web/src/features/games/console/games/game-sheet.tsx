import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { Acts } from '../../../../ui/console/acts.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Facts } from '../../../../ui/console/facts.tsx';
import type { GameActName, ListedGame } from './game-act.tsx';

interface Props {
  game: ListedGame;
  onAct: (act: GameActName) => void;
  onClose: () => void;
}

/** A game, and an admin's acts on it. */
export function GameSheet({ game, onAct, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const isOpen = !game.archived && game.status !== 'cancelled';
  return (
    <Sheet open title={game.name} onClose={onClose}>
      <Facts>
        <dt>{t('console.games.starts')}</dt>
        <dd>{dates.moment(game.startsAt)}</dd>
        <dt>{t('console.games.city')}</dt>
        <dd>
          <Link className="link" to={`/console/games?city=${encodeURIComponent(game.city)}`}>
            {game.city}
          </Link>
        </dd>
        <dt>{t('console.games.venue')}</dt>
        <dd>
          <Link className="link" to={`/console/games?venue=${game.venue._id}`}>
            {game.venue.name}
          </Link>
        </dd>
        <dt>{t('console.games.status')}</dt>
        <dd>{t(`games.status.${game.status}`)}</dd>
        <dt>{t('console.games.joined')}</dt>
        <dd>
          {game.joined} / {game.players}
        </dd>
        <dt>{t('console.games.price')}</dt>
        <dd>{formats.price(game.price)}</dd>
        <dt>{t('console.games.organiser')}</dt>
        <dd>
          <Link className="link" to={`/console/games?organiser=${game.organiser._id}`}>
            {game.organiser.name}
          </Link>
        </dd>
        {game.seriesId && (
          <>
            <dt>{t('console.games.series')}</dt>
            <dd>
              <Link className="link" to={`/console/games?series=${game.seriesId}`}>
                {t('console.games.ofSeries')}
              </Link>
            </dd>
          </>
        )}
      </Facts>
      <Acts
        acts={[
          { to: `/match/${game._id}`, words: 'console.game.page', rank: 1 },
          isOpen && { to: `/admin/match/${game._id}`, words: 'console.game.edit', rank: 2 },
          (isOpen || game.featured !== null) &&
            (game.featured === null
              ? { step: 'feature', words: 'console.game.feature' }
              : { step: 'unfeature', words: 'console.game.unfeature' }),
          isOpen && { step: 'give', words: 'console.game.give' },
          isOpen && { group: 'danger', step: 'cancel', words: 'console.game.cancel' },
        ]}
        onAct={onAct}
      />
    </Sheet>
  );
}
