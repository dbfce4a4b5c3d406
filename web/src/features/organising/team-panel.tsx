import type { GameDetails } from '@rondo/contract';
import { gameForm } from '@rondo/rules';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Grid, Row, Text } from '../../ui/layout.tsx';
import { FieldPattern } from '../../ui/sport/field-pattern.tsx';
import { addTeam, movePlayer } from './team-draft.ts';
import { TeamBalance, TeamShares } from './team-balance.tsx';
import { TeamBox } from './team-box.tsx';
import { TeamModes } from './team-modes.tsx';
import classes from './teams.module.css';
import { useDrag } from './use-drag.ts';
import { useSaveTeams } from './use-save-teams.ts';
import { useTeamDraft } from './use-team-draft.ts';

interface Props {
  game: GameDetails;
  onClose: () => void;
}

/** The drop target for players without a team. */
const nowhere = 'none';

/** Divides players over teams: by a mode or by mouse, touch or keyboard, then saves (product.md#team-assignment). */
export default function TeamPanel({ game, onClose }: Props) {
  const t = useT();
  const { teams, change, undo, forget, dirty, nameOf } = useTeamDraft(game);
  const save = useSaveTeams(game._id, forget);
  const [news, setNews] = useState('');
  const [moved, setMoved] = useState<string | null>(null);
  const formatName = useFormatName();
  const [checked, setChecked] = useState(false);
  const players = new Map(game.potential_users.map((player) => [player._id, player]));
  const assigned = new Set(teams.flatMap(({ members }) => members));
  const unassigned = game.potential_users.filter(({ _id }) => !assigned.has(_id));
  const nameless = teams.some(({ name }) => name.trim() === '');

  const move = (playerId: string, key: string | null) => {
    const next = movePlayer(teams, playerId, key);
    const target = next.find((team) => team.key === key);
    const name = formatName(players.get(playerId)?.name);
    if (target && !target.members.includes(playerId)) {
      showBanner('warning', t('teams.full'));
      return;
    }
    change(next);
    setMoved(playerId);
    setNews(target ? t('teams.moved', { name, team: target.name }) : t('teams.movedOut', { name }));
  };
  const { drag, start, ghost } = useDrag((playerId, key) => move(playerId, key === nowhere ? null : key));
  // While a player is dragged over a team, this shows the balance after dropping them there.
  const held = drag?.over ? movePlayer(teams, drag.playerId, drag.over) : teams;
  const shared = {
    teams,
    over: drag?.over ?? null,
    dragged: drag?.playerId ?? null,
    moved,
    onMove: move,
    onGrab: start,
  };
  // The panel opens below the button, which on a phone is below the window.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, []);
  const submit = () => {
    setChecked(true);
    if (!nameless) save.mutate(teams);
  };

  return (
    <Grid as="section" gap={16} aria-labelledby="team-panel">
      <Row as="header" gap={12} align="center" justify="between">
        <Text as="h2" size={20} id="team-panel" ref={heading} tabIndex={-1}>
          {t('teams.title')}
        </Text>
        <Button variant="plain" onClick={onClose}>
          {t('teams.close')}
        </Button>
      </Row>
      <TeamModes
        game={game}
        teams={teams}
        nameOf={nameOf}
        onDivided={(next) => {
          change(next);
          setMoved(null);
          setNews(t('teams.divided', { count: next.reduce((sum, { members }) => sum + members.length, 0) }));
        }}
      />
      <Text size={15} tone="muted">
        {t(players.size > 0 ? 'teams.intro' : 'teams.nobody')}
      </Text>
      <TeamShares teams={held} players={players} />
      <div className={classes.board}>
        <FieldPattern sport={game.sport} surface={game.field_type} className={classes.ground} />
        <div className={classes.teams}>
          {teams.map((team, index) => (
            <TeamBox
              key={team.key}
              {...shared}
              team={team}
              number={index + 1}
              players={team.members.flatMap((id) => players.get(id) ?? [])}
              nameError={checked && team.name.trim() === '' ? t('teams.nameMissing') : undefined}
              onChange={
                game.tournament
                  ? undefined
                  : (more) => change(teams.map((each) => (each.key === team.key ? { ...each, ...more } : each)))
              }
              onRemove={
                game.tournament || teams.length === 1
                  ? undefined
                  : () => change(teams.filter(({ key }) => key !== team.key))
              }
            />
          ))}
        </div>
        {!game.tournament && teams.length < gameForm.teamsMax && (
          <Button variant="secondary" wide onClick={() => change(addTeam(teams, nameOf))}>
            <Icon name="plus" size={18} />
            {t('teams.add')}
          </Button>
        )}
      </div>
      {players.size > 0 && <TeamBox {...shared} team={null} number={0} players={unassigned} />}
      <TeamBalance teams={held} players={players} sport={game.sport} />
      <Row as="footer" gap={10} align="center" justify="end" wrap>
        {dirty && (
          <Row as="p" gap={8} align="center" tone="pending" weight={600} className={classes.unsaved}>
            <Icon name="info" size={18} />
            {t('teams.unsaved')}
          </Row>
        )}
        {dirty && (
          <Button variant="secondary" onClick={undo}>
            {t('teams.undo')}
          </Button>
        )}
        <SubmitButton type="button" working={save.isPending} blocked={!dirty} onClick={submit}>
          {t('teams.save')}
        </SubmitButton>
      </Row>
      <output className="visually-hidden">{news}</output>
      {drag && (
        <div ref={ghost} className={classes.ghost} aria-hidden="true">
          {formatName(players.get(drag.playerId)?.name)}
        </div>
      )}
    </Grid>
  );
}
