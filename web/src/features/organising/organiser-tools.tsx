import type { GameDetails } from '@rondo/contract';
import { hour, messagesCloseAt } from '@rondo/rules';
import type { ReactNode } from 'react';
import { hasCheckIn } from '../../platform/check-in-times.ts';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { mayCreateGames, useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';
import { useCopy } from '../../ui/use-copy.ts';

interface Props {
  game: GameDetails;
  /** null if there are no teams to make. */
  teamPanel: { open: boolean; toggle: () => void } | null;
  /** Opens one of the tools that take a sheet. */
  onOpen: (step: 'message' | 'cancel' | 'coOrganisers' | 'stepBack' | 'regulars') => void;
  /** A co-organiser's rights. */
  rightsShown: ReactNode;
}

/** A tool in the menu, which leads to a page or does something here. */
type Tool = { icon: IconName; words: string } & ({ to: string } | { onClick: () => void });

/**
 * The tools of a game's leaders on its page: all of them for its organiser and admins, for a co-organiser as far as their rights go. Those of the
 * day itself are in sight, all others in a menu (pages.md#game-page).
 */
export function OrganiserTools({ game, teamPanel, onOpen, rightsShown }: Props) {
  const t = useT();
  const formatName = useFormatName();
  const creates = mayCreateGames(useUser());
  const { rights = [], runsGame: runs = false, mayCheckIn = false, secretKey } = game.viewer ?? {};
  const copy = useCopy();
  const now = useNow();
  const cancelled = game.status === 'cancelled';
  const isToCome = !cancelled && Date.parse(game.game_date) > now;
  const checksIn = mayCheckIn && hasCheckIn(game, now);
  const endsAt = new Date(Date.parse(game.game_date) + game.duration * hour);
  const writes = rights.includes('message') && now < messagesCloseAt(endsAt).getTime();
  const edits = rights.includes('edit');
  const privateLink = () =>
    `${window.location.origin}/match/${game._id}?secret-key=${encodeURIComponent(secretKey ?? '')}`;
  const others: (Tool | false | null | '' | undefined)[] = [
    teamPanel && { icon: 'people', words: t('teams.title'), onClick: teamPanel.toggle },
    edits && isToCome && { icon: 'field', words: t('teams.tools.edit'), to: `/admin/match/${game._id}` },
    creates && { icon: 'copy', words: t('organise.copy'), to: `/create?from=${game._id}` },
    edits &&
      game.series &&
      hasGamesToCome(game) &&
      !game.tournament_external && {
        icon: 'calendar',
        words: t('regulars.offer.title'),
        onClick: () => onOpen('regulars'),
      },
    runs &&
      !cancelled &&
      !game.archived && {
        icon: 'shield',
        words: t('coLeading.coOrganisers.open'),
        onClick: () => onOpen('coOrganisers'),
      },
    secretKey &&
      isToCome && {
        icon: 'lock',
        words: t('teams.tools.privateLink'),
        onClick: () => copy(privateLink(), t('match.share.copied')),
      },
    !runs && { icon: 'logout', words: t('coLeading.helping.stepBack'), onClick: () => onOpen('stepBack') },
    runs && isToCome && { icon: 'cross', words: t('organise.cancel.open'), onClick: () => onOpen('cancel') },
  ];
  const tools = others.filter((tool) => tool !== false && tool !== null && tool !== '' && tool !== undefined);
  return (
    <section>
      <Row align="center" justify="between">
        <Text as="h2" size={20}>
          {t(runs ? 'teams.tools.title' : 'coLeading.helping.title')}
        </Text>
        {tools.length > 0 && (
          <Menu label={t('teams.tools.more')} button={<Icon name="more" />}>
            {tools.map((tool) => (
              <Entry key={tool.icon} tool={tool} />
            ))}
          </Menu>
        )}
      </Row>
      {!runs && (
        <Stack gap={8} above={8}>
          <p>{t('coLeading.helping.body', { name: formatName(game.organizer.name ?? '') })}</p>
          {rightsShown}
        </Stack>
      )}
      {(checksIn || writes) && (
        <Row gap={8} wrap above={8}>
          {checksIn && (
            // The bar of who runs the game has the green button.
            <ButtonLink variant={runs ? 'secondary' : 'primary'} to={`/match/${game._id}/check-in`}>
              <Icon name="check" size={18} />
              {t('teams.tools.checkIn')}
            </ButtonLink>
          )}
          {writes && (
            <Button variant="secondary" onClick={() => onOpen('message')}>
              <Icon name="chat" size={18} />
              {t('teams.tools.message')}
            </Button>
          )}
        </Row>
      )}
    </section>
  );
}

function Entry({ tool }: { tool: Tool }) {
  const words = (
    <>
      <Icon name={tool.icon} size={18} />
      {tool.words}
    </>
  );
  return 'to' in tool ? (
    <Link className={menuEntry} to={tool.to}>
      {words}
    </Link>
  ) : (
    <button type="button" className={menuEntry} onClick={tool.onClick}>
      {words}
    </button>
  );
}

/** Whether the game, or a later one of its series, is still to be played. */
function hasGamesToCome({ series, archived, status }: GameDetails): boolean {
  return (series?.following ?? 0) > 0 || (!archived && status !== 'cancelled');
}
