import type { GameDetails, ShownDraw } from '@rondo/contract';
import { drawnTeams, isAsDrawn, isSealed } from '@rondo/rules';
import { useMutation } from '@tanstack/react-query';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { sha256 } from '../../../platform/sha256.ts';
import { SubmitButton } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import classes from './draws.module.css';

interface Props {
  game: GameDetails;
  seal: string;
  draw: ShownDraw & { players: string[] };
}

/** The inputs of a draw, and its teams computed again in this browser. */
export function DrawCheck({ game, seal, draw }: Props) {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  const { number, seed, players, teamSize: size, drawnAt } = draw;
  const names = new Map(game.potential_users.map(({ _id, name }) => [_id, formatName(name)]));
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? t('draws.gone')).join(', ');
  const check = useMutation({
    mutationFn: async () => ((await isSealed(seed, number, seal, sha256)) ? drawnTeams(draw) : null),
    networkMode: 'always',
  });
  const teams = check.data ?? null;
  const isSame = teams !== null && isAsDrawn(teams, savedTeams(game), new Set(names.keys()));
  return (
    <details className={classes.draw}>
      <summary>{t('draws.draw', { number })}</summary>
      <Stack gap={10} align="start">
        <p>
          {t('draws.from', { count: players.length, size, when: `${formats.day(drawnAt)} ${formats.time(drawnAt)}` })}
        </p>
        <p>
          {t('draws.order')} {named(players)}
        </p>
        <p>
          {t('draws.seed')} <span className={classes.code}>{seed}</span>
        </p>
        <SubmitButton type="button" variant="secondary" working={check.isPending} onClick={() => check.mutate()}>
          {t('draws.check')}
        </SubmitButton>
        <output>
          {check.isSuccess && (
            <strong className={teams === null ? classes.wrong : classes.right}>
              {t(teams === null ? 'draws.wrong' : isSame ? 'draws.same' : 'draws.other')}
            </strong>
          )}
        </output>
        {teams && (
          <ol className={classes.teams}>
            {teams.map((team) => (
              <li key={team.join(' ')}>{named(team)}</li>
            ))}
          </ol>
        )}
      </Stack>
    </details>
  );
}

function savedTeams({ teams, potential_users: players }: GameDetails): string[][] {
  return teams.map((team) => players.filter(({ teamId }) => teamId === team._id).map(({ _id }) => _id));
}
