import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { ButtonLink, OutLink } from '../../../ui/button.tsx';
import { StatusChip } from '../../../ui/chips.tsx';
import { countdownOf } from '../../../ui/game-card/countdown-of.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { mapsLink } from '../../../ui/maps-link.ts';
import { Ticket, TicketLine } from '../../../ui/ticket.tsx';
import type { MyGame } from '../my-games-query.ts';
import { isPressing, type NextStep, nextSteps, type Shelf } from './next-steps.ts';
import classes from './tickets.module.css';

/** The addresses of other features' steps. */
export interface Ways {
  ticket: (gameId: string) => string;
  claim: (gameId: string) => string;
  rate: (gameId: string) => string;
  share: (gameId: string) => string;
}

interface Props {
  game: MyGame;
  shelf: Shelf;
  isRatable: boolean;
  /** Whether it is the next one on its shelf. */
  isNext: boolean;
  ways: Ways;
  /** Personal facts that matter on this shelf: a place on the waiting list, a refund. */
  marker?: ReactNode;
}

const icons: Record<NextStep, IconName> = {
  ticket: 'card',
  claim: 'check',
  rate: 'star',
  checkIn: 'check',
  edit: 'settings',
  route: 'map',
  share: 'share',
  again: 'copy',
  find: 'search',
};

/** A game as its player's ticket: when, where, its status, and what to do next. */
export function GameTicket({ game, shelf, isRatable, isNext, ways, marker }: Props) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { description, address, city } = game.location;
  const left = countdownOf(game, now);
  const over = game.archived || game.status === 'cancelled';
  const steps = nextSteps(game, shelf, { now, isRatable, isNext });
  return (
    <Ticket
      game={{ ...game, address: description || address, city }}
      to={`/match/${game._id}`}
      heading="h3"
      over={over}
      acts={
        steps.length > 0 && (
          <div className={classes.steps}>
            {steps.map((step) => (
              <Step key={step} step={step} game={game} ways={ways} />
            ))}
          </div>
        )
      }
      chip={
        <Row as="span" gap={6} wrap>
          {game.archived && game.status === 'confirmed' ? null : <StatusChip status={game.status} />}
          {marker}
        </Row>
      }
    >
      <TicketLine icon="people">
        {t(over ? 'tickets.played' : 'tickets.in', {
          joined: game.joined_players_number + game.placeholder_player_number,
          capacity: game.players + game.placeholder_player_number,
        })}
        {left && !over && ` · ${t('tickets.decided', { ...left })}`}
        {!left && !over && ` · ${formats.relativeDay(game.game_date, now).toLowerCase()}`}
      </TicketLine>
    </Ticket>
  );
}

function Step({ step, game, ways }: { step: NextStep; game: MyGame; ways: Ways }) {
  const t = useT();
  const words = (
    <>
      <Icon name={icons[step]} size={18} />
      {t(`tickets.steps.${step}`, { sport: t(`games.sport.${game.sport}`).toLowerCase() })}
      <span className="visually-hidden">: {game.name}</span>
    </>
  );
  if (step === 'route') {
    const [longitude, latitude] = game.location.coordinates;
    return (
      <OutLink variant="secondary" href={mapsLink(latitude, longitude, 'route')}>
        {words}
      </OutLink>
    );
  }
  return (
    <ButtonLink to={addressOf(step, game, ways)} variant={isPressing(step) ? 'primary' : 'secondary'}>
      {words}
    </ButtonLink>
  );
}

function addressOf(step: Exclude<NextStep, 'route'>, { _id: id, sport }: MyGame, ways: Ways): string {
  if (step === 'find') return `/allgames?sports=${encodeURIComponent(sport)}`;
  if (step === 'checkIn') return `/match/${id}/check-in`;
  if (step === 'edit') return `/admin/match/${id}`;
  if (step === 'again') return `/create?from=${id}`;
  return ways[step](id);
}
