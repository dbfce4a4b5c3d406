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
  if (!data) return <Skeleton height={76} />;
  if (game.archived && data.count === 0) return null;
  const { seal, shown } = data;
  return (
    <Card>
      {/* Folded before a draw, when there is nothing to check. */}
      <Stack as="details" gap={10} className={classes.draws} open={data.count > 0}>
        <summary>
          <h2>{t('draws.title')}</h2>
        </summary>
        <p>{t('draws.sealed')}</p>
        <p className={classes.code}>
          {t('draws.seal')}: {seal}
        </p>
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
