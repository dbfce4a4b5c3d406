import type { GameDetails } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { mayCreateGames, useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { hasCheckIn } from '../../platform/check-in-times.ts';
import { useCopy } from '../../ui/use-copy.ts';
import classes from './organiser-tools.module.css';

interface Props {
  game: GameDetails;
  /** null if there are no teams to make. */
  teamPanel: { open: boolean; toggle: () => void } | null;
  /** Opens one of the tools that take a sheet. */
  onOpen: (step: 'cancel' | 'coOrganisers' | 'stepBack' | 'regulars') => void;
  /** A co-organiser's rights. */
  rightsShown: ReactNode;
}

/** The tools of a game's leaders on its page: all of them for its organiser and admins, for a co-organiser as far as their rights go. */
export function OrganiserTools({ game, teamPanel, onOpen, rightsShown }: Props) {
  const t = useT();
  const formatName = useFormatName();
  const creates = mayCreateGames(useUser());
  const { rights = [], runsGame: runs = false } = game.viewer ?? {};
  const copy = useCopy();
  const secretKey = game.viewer?.secretKey;
  const cancelled = game.status === 'cancelled';
  const now = useNow();
  const started = Date.parse(game.game_date) <= now;
  const privateLink = () =>
    `${window.location.origin}/match/${game._id}?secret-key=${encodeURIComponent(secretKey ?? '')}`;
  return (
    <section>
      <Text as="h2" below={12} size={20}>
        {t(runs ? 'teams.tools.title' : 'coLeading.helping.title')}
      </Text>
      {!runs && (
        <Stack gap={8} below={12}>
          <p>{t('coLeading.helping.body', { name: formatName(game.organizer.name ?? '') })}</p>
          {rightsShown}
        </Stack>
      )}
      <Row gap={8} wrap className={classes.tools}>
        {game.viewer?.mayCheckIn && hasCheckIn(game, now) && (
          <ButtonLink variant="secondary" to={`/match/${game._id}/check-in`}>
            <Icon name="check" size={18} />
            {t('teams.tools.checkIn')}
          </ButtonLink>
        )}
        {teamPanel && (
          <Button variant="secondary" aria-expanded={teamPanel.open} onClick={teamPanel.toggle}>
            <Icon name="people" size={18} />
            {t('teams.title')}
          </Button>
        )}
        {rights.includes('edit') && !cancelled && !started && (
          <ButtonLink variant="secondary" to={`/admin/match/${game._id}`}>
            <Icon name="field" size={18} />
            {t('teams.tools.edit')}
          </ButtonLink>
        )}
        {creates && (
          <ButtonLink variant="secondary" to={`/create?from=${game._id}`}>
            <Icon name="copy" size={18} />
            {t('organise.copy')}
          </ButtonLink>
        )}
        {rights.includes('edit') && game.series && hasGamesToCome(game) && !game.tournament_external && (
          <Button variant="secondary" onClick={() => onOpen('regulars')}>
            <Icon name="calendar" size={18} />
            {t('regulars.offer.title')}
          </Button>
        )}
        {runs && !cancelled && !game.archived && (
          <Button variant="secondary" onClick={() => onOpen('coOrganisers')}>
            <Icon name="shield" size={18} />
            {t('coLeading.coOrganisers.open')}
          </Button>
        )}
        {secretKey && !cancelled && !started && (
          <Button variant="secondary" onClick={() => copy(privateLink(), t('match.share.copied'))}>
            <Icon name="lock" size={18} />
            {t('teams.tools.privateLink')}
          </Button>
        )}
        {!runs && (
          <Button variant="secondary" onClick={() => onOpen('stepBack')}>
            <Icon name="logout" size={18} />
            {t('coLeading.helping.stepBack')}
          </Button>
        )}
        {runs && !cancelled && !started && (
          <Button variant="danger" onClick={() => onOpen('cancel')}>
            <Icon name="cross" size={18} />
            {t('organise.cancel.open')}
          </Button>
        )}
      </Row>
    </section>
  );
}

/** Whether the game, or a later one of its series, is still to be played. */
function hasGamesToCome({ series, archived, status }: GameDetails): boolean {
  return (series?.following ?? 0) > 0 || (!archived && status !== 'cancelled');
}
