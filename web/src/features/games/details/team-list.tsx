import type { GameDetails } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { Grid, Text } from '../../../ui/layout.tsx';
import { TeamMark } from '../../../ui/team-mark.tsx';
import { LineUp } from './line-up.tsx';
import classes from './team-list.module.css';

/** A game's teams: a tournament's or a challenge's with the places left, those of any other game once they are made. */
export function TeamList({ game }: { game: GameDetails }) {
  const t = useT();
  const { challenge } = game;
  const hasPlaces = game.tournament || challenge !== null;
  const open = hasPlaces && !game.archived && game.status !== 'cancelled';
  return (
    <section>
      <Text as="h2" below={12} size={20}>
        {t(challenge ? 'match.teams.sides' : 'match.teams.title')}
      </Text>
      {challenge && open && challenge.accepted === null && (
        <Text below={12} tone="muted">
          {t('match.teams.unanswered', { home: challenge.home.name, away: challenge.away.name })}
        </Text>
      )}
      {game.potential_users.some(({ teamId }) => teamId !== null) && (
        <div className={classes.field}>
          <LineUp game={game} />
        </div>
      )}
      <Grid as="ul" least={240} gap={10}>
        {game.teams.map(({ _id, name, color, team_members: members, team_size: size }) => (
          <li key={_id} className={classes.team}>
            <TeamMark name={name} color={color} />
            <Text as="span" weight={650} className="numbers">
              {hasPlaces ? `${members}/${size}` : t('match.teams.players', { count: members })}
            </Text>
            {open && (
              <span className={members < size ? classes.left : classes.full}>
                {members < size ? t('match.teams.left', { count: size - members }) : t('games.players.full')}
              </span>
            )}
          </li>
        ))}
      </Grid>
    </section>
  );
}
