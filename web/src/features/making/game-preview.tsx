import type { GameCard as Card, GameDetails } from '@rondo/contract';
import { cutoffAt, startPresets } from '@rondo/rules';
import { nameOf, sceneOf } from '@rondo/scenes/naming';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { GameCard } from '../../ui/game-card/game-card.tsx';
import { Text } from '../../ui/layout.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { numberOf } from '../../platform/call-form.ts';
import { emptyDraft, type GameDraft, isExternal, isOnRondo } from './draft.ts';
import { spotsOfTeam } from './on-rondo/on-rondo.ts';
import classes from './game-form.module.css';
import { instantOf, localOf } from '../../platform/local-time.ts';

interface Props {
  draft: GameDraft;
  picture: string | null;
  /** The game being edited. */
  game: GameDetails | null;
}

const settleMs = 400;

/** The card as players will see it, which says only what was chosen, and below it the description. */
export function GamePreview({ draft, picture, game }: Props) {
  const t = useT();
  const now = useNow();
  const { location } = draft;
  const [longitude, latitude] = location.coordinates ?? [5.4, 52.15];
  const price = draft.isPayingGame ? numberOf(draft.price) || 0 : 0;
  const { onRondo } = draft;
  const spots = isOnRondo(draft) ? numberOf(onRondo.teams) * spotsOfTeam(onRondo) : numberOf(draft.players);
  const chosen = instantOf(draft.game_date);
  const startsAt = new Date(chosen ?? instantOf(startPresets(localOf(now), [])[0] ?? '') ?? now);
  const scene = sceneOf({
    id: game?._id ?? 'preview',
    name: draft.name,
    sport: draft.sport || 'Volleyball',
    level: draft.level || 'All levels',
    surface: draft.field_type || 'Indoors',
    latitude,
    longitude,
    startsAt,
  });
  // The server draws the picture, so it is requested after a pause and not at every key.
  const drawn = useDebounced(nameOf(scene), settleMs);
  const card: Card = {
    _id: 'preview',
    challenge: null,
    name: draft.name.trim() || t('create.untitled'),
    sport: draft.sport || 'Volleyball',
    level: draft.level || 'All levels',
    field_type: draft.field_type || 'Indoors',
    game_date: startsAt.toISOString(),
    duration: numberOf(draft.duration) || 1.5,
    price,
    entranceFee: price,
    players: spots || 12,
    minimum_players_threshold: numberOf(draft.minimum_players_threshold) || 2,
    placeholder_player_number: numberOf(draft.placeholder_player_number) || 0,
    joined_players_number: game?.joined_players_number ?? 0,
    unproved_players_number: game?.unproved_players_number ?? 0,
    status: game?.status ?? 'pending',
    cutoff: cutoffAt({ startsAt, createdAt: new Date(now), priceCents: price * 100 }).toISOString(),
    archived: false,
    photo: picture,
    venuePhoto: game?.venuePhoto ?? null,
    scene: `/scenes/${drawn}.svg`,
    location: {
      ...location,
      type: 'Point',
      coordinates: [longitude, latitude],
      address: location.address || t('create.noPlace'),
    },
    early_bird: draft.early_bird.map(({ priority, spots, discount }) => ({
      priority: priority || 1,
      spots: { ...spots, total: numberOf(spots.total) || 1 },
      discount: { ...discount, discount_value: numberOf(discount.discount_value) || 0 },
    })),
    tournament: draft.tournament,
    tournament_external: isExternal(draft),
    tournament_org: isExternal(draft) ? draft.tournament_org : null,
    hasPasscode: draft.passcodeMode === 'keep' || (draft.passcodeMode === 'set' && draft.passcode !== ''),
    signup_opens_in_days: numberOf(draft.signup_opens_in_days) || null,
    createdAt: new Date(now).toISOString(),
    distance: null,
  };
  const isCounted = draft.players !== '';
  const unsaid = {
    picture: draft.sport === '' && picture === null,
    when: chosen === null ? t('create.noTime') : null,
    // The price that a form begins with is none until the step of players is filled in.
    price: draft.isPayingGame && !isCounted && draft.price === emptyDraft(false).price,
    sport: draft.sport === '',
    surface: draft.field_type === '',
    players: !isCounted,
  };
  return (
    <section aria-label={t('create.preview')}>
      <Text size={14} tone="muted">
        {t('create.preview')}
      </Text>
      {/* Inert, because the card's link leads nowhere yet. */}
      <div inert className={classes.preview}>
        <GameCard game={card} unsaid={unsaid} />
        {draft.description.trim() && (
          <Text as="div" above={16} breaks>
            <Markdown text={draft.description} />
          </Text>
        )}
      </div>
    </section>
  );
}
