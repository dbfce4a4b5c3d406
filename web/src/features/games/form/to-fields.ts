import type { GameChangesInput, GameFieldsInput } from '@rondo/contract';
import { hasTeams, isExternal, numberOf, type EarlyBirdDraft, type GameDraft } from './draft.ts';

/** A valid draft as the API takes it for a new game or a weekly series. */
export function toFields(draft: GameDraft): GameFieldsInput {
  return { ...sharedFields(draft), passcode: draft.passcode, repeat_weeks: numberOf(draft.repeat) };
}

/** A valid draft as the API takes it for an existing game; a passcode that is left out stays as it is. */
export function toChanges(
  draft: GameDraft,
  { scope, removePhoto }: { scope: 'one' | 'following'; removePhoto: boolean },
): GameChangesInput {
  const passcode = { keep: {}, set: { passcode: draft.passcode }, remove: { passcode: '' } }[draft.passcodeMode];
  return { ...sharedFields(draft), ...passcode, scope, removePhoto };
}

function sharedFields(draft: GameDraft) {
  const { place, sport, level, surface } = draft;
  if (!place.point || !sport || !level || !surface) throw new Error('A draft with errors is not sent');
  return {
    name: draft.name,
    description: draft.description,
    contact_details: draft.contact,
    organisational_details: draft.organisational,
    sport,
    level,
    levelLimit: numberOf(draft.levelLimit) || 0,
    elo_disabled: draft.eloDisabled,
    field_type: surface,
    field_identifier: draft.fields.join(', '),
    minimum_players_threshold: numberOf(draft.minimum),
    players: numberOf(draft.players),
    placeholder_player_number: numberOf(draft.placeholders) || 0,
    isPayingGame: !draft.free,
    price: draft.free ? 0 : numberOf(draft.price),
    early_bird: draft.free ? [] : earlyBirdsOf(draft.earlyBirds),
    game_date: draft.startsAt,
    duration: numberOf(draft.duration),
    signup_opens_in_days: numberOf(draft.signupDays) || null,
    groupchat: draft.groupchat.trim(),
    communities: draft.community ? [draft.community] : [],
    location: {
      coordinates: [place.point.longitude, place.point.latitude] as [number, number],
      address: place.address,
      city: place.city,
      country: place.country,
      description: place.venue,
    },
    tournament: draft.tournament,
    teams: hasTeams(draft)
      ? draft.teams.map(({ id, name, color, size }) => ({
          ...(id && { _id: id }),
          name,
          color,
          team_size: numberOf(size),
        }))
      : [],
    tournament_link: draft.tournament ? draft.tournamentLink.trim() : '',
    tournament_external: isExternal(draft),
    tournament_org: isExternal(draft) ? draft.organisation : '',
    ...(isExternal(draft) && !draft.free && { external_member_price: numberOf(draft.memberPrice) }),
  };
}

/** Entries in the API's form, numbered in their order; an existing one keeps its number if it can. */
export function earlyBirdsOf(entries: readonly EarlyBirdDraft[]) {
  let last = 0;
  return entries.map(({ priority, spots, kind, value }) => {
    last = Math.max(last + 1, priority ?? 0);
    return {
      priority: last,
      spots: { total: numberOf(spots) },
      discount: { discount_type: kind, discount_value: numberOf(value) },
    };
  });
}
