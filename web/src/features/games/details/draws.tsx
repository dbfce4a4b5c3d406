import type { GameDetails, GameDraws } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { type Translate, useT } from '../../../platform/i18n.tsx';
import { piece } from '../../../platform/pieces.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import classes from './draws.module.css';
import { drawsQuery } from './queries.ts';

const DrawCheck = piece(
  'features/games/details/draw-check.tsx',
  async () => (await import('./draw-check.tsx')).DrawCheck,
);

/**
 * The draws of a game's teams: proof that chance was sealed beforehand, and once nobody can join any more each draw with the means to check it
 * (decisions/0038-committed-draw.md).
 */
export function Draws({ game, linkKey }: { game: GameDetails; linkKey: string | null }) {
  const t = useT();
  const { data } = useQuery(drawsQuery(game._id, linkKey));
  if (!data) return <Skeleton height={190} />;
  if (game.archived && data.count === 0) return null;
  const { seal, shown } = data;
  return (
    <Card>
      <Stack as="section" gap={10} className={classes.draws}>
        <h2>{t('draws.title')}</h2>
        <p>{t('draws.sealed')}</p>
        {/* Folded before a draw and for visitors, who have nothing to check. */}
        <details className={classes.draw} open={game.viewer !== null && data.count > 0}>
          <summary>{t('draws.seal')}</summary>
          <p className={`${classes.code} ${classes.facts}`}>{seal}</p>
        </details>
        {data.count > 0 && (
          <p>
            {t('draws.drawn', { count: data.count })} {standing(data, game, t)} {shown === null && t('draws.later')}
          </p>
        )}
        {shown?.map((draw) =>
          draw.players === null ? null : (
            <DrawCheck key={draw.number} game={game} seal={seal} draw={{ ...draw, players: draw.players }} />
          ),
        )}
        {shown?.some(({ players }) => players === null) && (
          <p>{t(game.viewer === null ? 'draws.logIn' : 'draws.hidden')}</p>
        )}
      </Stack>
    </Card>
  );
}

function standing({ saved }: GameDraws, { teams }: GameDetails, t: Translate): string {
  if (saved !== null) return t('draws.saved', { number: saved });
  return t(teams.some(({ team_members: members }) => members > 0) ? 'draws.changed' : 'draws.unsaved');
}
