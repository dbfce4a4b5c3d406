import type { GameCard as Card, GameDetails } from '@rondo/contract';
import { cutoffAt, startPresets } from '@rondo/rules';
import { nameOf, sceneOf } from '@rondo/scenes/naming';
import { useNow } from '../../../platform/clock.tsx';
import { useT } from '../../../platform/i18n.tsx';
import { GameCard } from '../../../ui/game-card/game-card.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { isExternal, numberOf, type GameDraft } from './draft.ts';
import classes from './game-form.module.css';
import { instantOf, localOf } from '../../../platform/local-time.ts';
import { earlyBirdsOf } from './to-fields.ts';

interface Props {
  draft: GameDraft;
  picture: string | null;
  /** The game being edited. */
  game: GameDetails | null;
}

const settleMs = 400;

/** The card as players will see it, with plausible stand-ins for what isn't filled in yet. */
export function GamePreview({ draft, picture, game }: Props) {
  const t = useT();
  const now = useNow();
  const { place } = draft;
  const price = draft.free ? 0 : numberOf(draft.price) || 0;
  const startsAt = new Date(instantOf(draft.startsAt) ?? instantOf(startPresets(localOf(now), [])[0] ?? '') ?? now);
  const scene = sceneOf({
    id: game?._id ?? 'preview',
    name: draft.name,
    sport: draft.sport || 'Volleyball',
    level: draft.level || 'All levels',
    surface: draft.surface || 'Indoors',
    latitude: place.point?.latitude ?? 52.15,
    longitude: place.point?.longitude ?? 5.4,
    startsAt,
  });
  // Drawn by the server: once something is chosen, not at every key on the way.
  const drawn = useDebounced(nameOf(scene), settleMs);
  const card: Card = {
    _id: 'preview',
    name: draft.name.trim() || t('create.untitled'),
    sport: draft.sport || 'Volleyball',
    level: draft.level || 'All levels',
    field_type: draft.surface || 'Indoors',
    game_date: startsAt.toISOString(),
    duration: numberOf(draft.duration) || 1.5,
    price,
    entranceFee: price,
    players: numberOf(draft.players) || 12,
    minimum_players_threshold: numberOf(draft.minimum) || 2,
    placeholder_player_number: numberOf(draft.placeholders) || 0,
    joined_players_number: game?.joined_players_number ?? 0,
    unproved_players_number: game?.unproved_players_number ?? 0,
    status: game?.status ?? 'pending',
    cutoff: cutoffAt({ startsAt, createdAt: new Date(now), priceCents: price * 100 }).toISOString(),
    archived: false,
    photo: picture,
    venuePhoto: game?.venuePhoto ?? null,
    scene: `/scenes/${drawn}.svg`,
    location: {
      type: 'Point',
      coordinates: [place.point?.longitude ?? 5.4, place.point?.latitude ?? 52.15],
      address: place.address || t('create.noPlace'),
      city: place.city,
      country: place.country,
      description: place.venue,
    },
    early_bird: earlyBirdsOf(draft.earlyBirds).map(({ priority, spots, discount }, index) => ({
      priority,
      spots: { total: spots.total || 1, occupied: draft.earlyBirds[index]?.occupied ?? 0 },
      discount: { ...discount, discount_value: discount.discount_value || 0 },
    })),
    tournament: draft.tournament,
    tournament_external: isExternal(draft),
    tournament_org: isExternal(draft) ? draft.organisation : null,
    hasPasscode: draft.passcodeMode === 'keep' || (draft.passcodeMode === 'set' && draft.passcode !== ''),
    signup_opens_in_days: numberOf(draft.signupDays) || null,
    createdAt: new Date(now).toISOString(),
    distance: null,
  };
  return (
    <section aria-label={t('create.preview')}>
      <Text size={14} tone="muted">
        {t('create.preview')}
      </Text>
      {/* Inert, because the card's link leads nowhere yet. */}
      <div inert className={classes.preview}>
        <GameCard game={card} />
      </div>
    </section>
  );
}
