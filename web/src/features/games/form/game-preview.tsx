import type { GameCard as Card } from '@rondo/contract';
import { useNow } from '../../../platform/clock.tsx';
import { formatTime, localDate } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { GameCard } from '../../../ui/game-card/game-card.tsx';
import { numberOf, type GameDraft } from './fields.ts';
import classes from './game-form.module.css';

/** The card as players will see it; what isn't filled in yet has a plausible stand-in. */
export function GamePreview({ draft, picture }: { draft: GameDraft; picture: string | null }) {
  const t = useT();
  const now = useNow();
  const { place } = draft;
  const price = draft.free ? 0 : numberOf(draft.price) || 0;
  const card: Card = {
    _id: 'preview',
    name: draft.name.trim() || t('create.untitled'),
    sport: draft.sport || 'Volleyball',
    level: draft.level || 'All levels',
    field_type: draft.surface || 'Indoors',
    game_date: instantOf(draft.startsAt) ?? new Date(now + 86_400_000).toISOString(),
    duration: numberOf(draft.duration) || 1.5,
    price,
    entranceFee: price,
    players: numberOf(draft.players) || 12,
    minimum_players_threshold: numberOf(draft.minimum) || 2,
    placeholder_player_number: 0,
    joined_players_number: 0,
    status: 'pending',
    archived: false,
    photo: picture,
    location: {
      type: 'Point',
      coordinates: [place?.longitude ?? 5.4, place?.latitude ?? 52.15],
      address: place?.address || t('create.address'),
      city: place?.city ?? '',
      country: place?.country ?? '',
      description: place?.venue ?? '',
    },
    early_bird: [],
    tournament: false,
    tournament_external: false,
    tournament_org: null,
    hasPasscode: draft.passcode !== '',
    signup_opens_in_days: null,
    createdAt: new Date(now).toISOString(),
    distance: null,
  };
  return (
    <section aria-label={t('create.preview')}>
      <p className={classes.hint}>{t('create.preview')}</p>
      {/* A picture of the card: its link leads nowhere yet. */}
      <div inert className={classes.preview}>
        <GameCard game={card} />
      </div>
    </section>
  );
}

/** The instant of a local time in Amsterdam; only for this picture, the server reads the real one. */
function instantOf(local: string): string | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  const ahead = Date.parse(`${localDate(asUtc)}T${formatTime(asUtc, 'en')}Z`) - asUtc;
  return new Date(asUtc - ahead).toISOString();
}
