import { gameForm, sportTable } from '@rondo/rules';
import { isOneSideEnough } from '@rondo/rules/challenges';
import { type FieldProblem, type FieldRules, numberOf } from '../../platform/call-form.ts';
import type { Translate } from '../../platform/i18n.tsx';
import { instantOf, seriesDates } from '../../platform/local-time.ts';
import type { FormRules } from '../../ui/wrong-fields.ts';
import { type EarlyBirdRow, type GameDraft, isExternal, notAsked, type TeamRow } from './draft.ts';
import type { GameField } from './fields.ts';
import { onRondoErrors } from './on-rondo/rules.ts';

export interface Limits {
  /** Limits of the start, local to Europe/Amsterdam like the field. */
  earliest: string;
  latest: string;
  /** The game's present start, which may be in the past. */
  current?: string;
  /** Spots already taken, below which the maximum can't go. */
  taken?: number;
  /** Whether the game already has a passcode. */
  hasPasscode?: boolean;
  /** Whether it has two sides, which are both needed. */
  isChallenge?: boolean;
}

/** The rules of the form of a game beyond its calls' schemas (product.md#creating-games), in the reader's language. */
export function gameRules(t: Translate, limits: Limits) {
  const whole = (_: FieldProblem, { minimum: min = 0, maximum: max = 0 }: FieldRules) =>
    t('create.errors.whole', { min, max });
  const price = (_: FieldProblem, { maximum: max = 0 }: FieldRules) => t('create.errors.price', { max });
  return {
    say: {
      name: t('create.errors.name'),
      sport: t('create.errors.sport'),
      level: t('create.errors.level'),
      field_type: t('create.errors.surface'),
      game_date: t('create.errors.when'),
      duration: durationError(t),
      repeat_weeks: whole,
      minimum_players_threshold: whole,
      players: (_, { maximum: max = 0 }) => t('create.errors.whole', { min: gameForm.minimumPlayersMin + 1, max }),
      placeholder_player_number: whole,
      price,
      external_member_price: price,
      levelLimit: t('create.errors.levelLimit'),
      signup_opens_in_days: whole,
      groupchat: t('create.errors.link'),
      tournament_link: t('create.errors.link'),
      tournament_org: t('create.errors.organisation'),
      field_identifier: (_, { maxLength: max = 0 }) => t('create.errors.fields', { max }),
      'early_bird.spots.total': whole,
      'early_bird.discount.discount_value': t('create.errors.discount'),
      'teams.name': t('create.errors.teamName'),
      'teams.team_size': whole,
    },
    needs: ['minimum_players_threshold', 'price', 'external_member_price', 'repeat_weeks', 'tournament_org'],
    without: notAsked,
    check: (draft) => ({
      ...Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check(draft, t, limits) || null])),
      ...earlyBirdErrors(draft.early_bird, t),
      ...teamErrors(draft.teams, t),
      ...onRondoErrors(draft.onRondo, { start: draft.game_date, duration: draft.duration }, t),
    }),
  } satisfies FormRules<GameDraft>;
}

type Check = (draft: GameDraft, t: Translate, limits: Limits) => string | false;

const durationError = (t: Translate) => t('create.errors.duration', { max: gameForm.durationMaxHours });
const isLink = (text: string) => text.trim() === '' || /^https:\/\/[^\s/]+\.[^\s]+$/.test(text.trim());

/** The checks of fields that no schema has. */
const checks: Partial<Record<GameField, Check>> = {
  game_date: ({ game_date: start, repeat_weeks: repeat }, t, { earliest, latest, current }) => {
    if (start === '' || start === current) return false;
    if (start < earliest || start > latest) return t('create.errors.range');
    const missing = seriesDates(start, numberOf(repeat) || 1).some((date) => instantOf(date) === null);
    return (missing || instantOf(start) === null) && t('create.errors.missingTime');
  },
  duration: ({ duration }, t) => !(Math.round(numberOf(duration) * 60) >= 1) && durationError(t),
  repeat_weeks: ({ repeat_weeks: repeat, game_date: start }, t, { latest }) => {
    const games = numberOf(repeat);
    if (!(games <= gameForm.seriesMax)) return false;
    const last = seriesDates(start, games).at(-1) ?? '';
    return start <= latest && last > latest && t('create.errors.series');
  },
  minimum_players_threshold: ({ players, minimum_players_threshold: minimum }, t, { isChallenge = false }) =>
    isChallenge &&
    isOneSideEnough({ minimumPlayers: numberOf(minimum), capacity: numberOf(players) }) &&
    t('create.errors.bothSides'),
  players: ({ players, minimum_players_threshold: minimum }, t, { taken = 0, isChallenge = false }) => {
    if (isChallenge && numberOf(players) % 2 === 1) return t('create.errors.even');
    if (numberOf(players) <= numberOf(minimum)) return t('create.errors.more');
    return numberOf(players) < taken && t('create.errors.taken', { taken });
  },
  price: ({ isPayingGame, sport, price }, t) =>
    isPayingGame && sport !== '' && !sportTable[sport].mayCost && numberOf(price) !== 0 && t('create.errors.notPaying'),
  levelLimit: ({ levelLimit }, t) => {
    const score = numberOf(levelLimit);
    return score !== 0 && score < 1 && t('create.errors.levelLimit');
  },
  passcode: ({ passcode }, t, { hasPasscode }) =>
    hasPasscode === true && passcode.trim() === '' && t('create.errors.passcode'),
  groupchat: ({ groupchat }, t) => !isLink(groupchat) && t('create.errors.link'),
  location: ({ location: { coordinates, address: typed } }, t) => {
    const address = typed.trim();
    if (coordinates && address === t('create.unknown')) return t('create.errors.unknown');
    if (coordinates) return ['', t('create.addressError')].includes(address) && t('create.errors.address');
    return address === '' ? t('create.errors.location') : t('create.errors.notFound');
  },
  tournament_link: (draft, t) => {
    const { tournament_link: link } = draft;
    if (!isLink(link)) return t('create.errors.link');
    return isExternal(draft) && link.trim() === '' && t('create.errors.eventLink');
  },
  teams: ({ teams, players }, t) => {
    if (teams.length < gameForm.teamsMin) return t('create.errors.teams', { min: gameForm.teamsMin });
    const room = teams.reduce((sum, { team_size: size }) => sum + (numberOf(size) || 0), 0);
    return numberOf(players) > room && t('create.errors.room', { room, players });
  },
};

function earlyBirdErrors(rows: readonly EarlyBirdRow[], t: Translate): Record<`early_bird.${string}`, string | null> {
  const errors = rows.flatMap(({ spots: { total, occupied }, discount }, at) => {
    const value = numberOf(discount.discount_value);
    const isFew = occupied > 0 && !(numberOf(total) >= occupied);
    const isWrong =
      discount.discount_type === 'fixed' ? !(value > 0) : !(Number.isInteger(value) && value >= 1 && value <= 100);
    const wrong = discount.discount_type === 'fixed' ? t('create.errors.discount') : t('create.errors.percent');
    return [
      [
        `early_bird.${at}.spots.total`,
        isFew ? t('create.errors.whole', { min: occupied, max: gameForm.playersMax }) : null,
      ],
      [`early_bird.${at}.discount.discount_value`, isWrong ? wrong : null],
    ];
  });
  return Object.fromEntries(errors);
}

function teamErrors(teams: readonly TeamRow[], t: Translate): Record<`teams.${string}`, string | null> {
  const nameOf = (team: TeamRow) => team.name.trim().toLowerCase();
  const errors = teams.flatMap((team, at) => {
    const { team_size: size, team_members: members } = team;
    const isTaken = nameOf(team) !== '' && teams.slice(0, at).some((other) => nameOf(other) === nameOf(team));
    const isSmall = members > 0 && !(numberOf(size) >= members);
    return [
      [`teams.${at}.name`, isTaken ? t('create.errors.teamTwice') : null],
      [`teams.${at}.team_size`, isSmall ? t('create.errors.whole', { min: members, max: gameForm.teamSizeMax }) : null],
    ];
  });
  return Object.fromEntries(errors);
}
