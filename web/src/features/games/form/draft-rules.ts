import { gameForm, sportTable } from '@rondo/rules';
import type { Translate } from '../../../platform/i18n.tsx';
import { hasTeams, isExternal, numberOf, type GameDraft } from './draft.ts';
import { instantOf, seriesDates } from '../../../platform/local-time.ts';
import { earlyBirdError, isAmount, isDuration, isWhole, teamError } from './row-rules.ts';

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
}

type Rule = (draft: GameDraft, t: Translate, limits: Limits) => string | false;

const link = (text: string) => {
  if (text.trim() === '') return true;
  return text.length <= gameForm.linkMax && /^https:\/\/[^\s/]+\.[^\s]+$/.test(text.trim());
};

const rules: Partial<Record<keyof GameDraft, Rule>> = {
  name: ({ name }, t) => name.trim() === '' && t('create.errors.name'),
  sport: ({ sport }, t) => sport === '' && t('create.errors.sport'),
  level: ({ level }, t) => level === '' && t('create.errors.level'),
  surface: ({ surface }, t) => surface === '' && t('create.errors.surface'),
  startsAt: ({ startsAt, repeat }, t, { earliest, latest, current }) => {
    if (startsAt === '') return t('create.errors.when');
    if (startsAt === current) return false;
    if (startsAt < earliest || startsAt > latest) return t('create.errors.range');
    const missing = seriesDates(startsAt, numberOf(repeat) || 1).some((start) => instantOf(start) === null);
    return (missing || instantOf(startsAt) === null) && t('create.errors.missingTime');
  },
  duration: ({ duration }, t) => {
    const max = gameForm.durationMaxHours;
    return !isDuration(duration, max) && t('create.errors.duration', { max });
  },
  repeat: ({ repeat, startsAt }, t, { latest }) => {
    const max = gameForm.seriesMax;
    if (!isWhole(repeat, 1, max)) return t('create.errors.whole', { min: 1, max });
    const last = seriesDates(startsAt, numberOf(repeat)).at(-1) ?? '';
    return startsAt <= latest && last > latest && t('create.errors.series');
  },
  minimum: ({ minimum }, t) => {
    const { minimumPlayersMin: min, minimumPlayersMax: max } = gameForm;
    return !isWhole(minimum, min, max) && t('create.errors.whole', { min, max });
  },
  players: ({ players, minimum }, t, { taken = 0 }) => {
    const { playersMax: max, minimumPlayersMin } = gameForm;
    if (!isWhole(players, 0, max)) return t('create.errors.whole', { min: minimumPlayersMin + 1, max });
    if (numberOf(players) <= numberOf(minimum)) return t('create.errors.more');
    return numberOf(players) < taken && t('create.errors.taken', { taken });
  },
  placeholders: ({ placeholders }, t) => {
    const max = gameForm.placeholdersMax;
    return placeholders !== '' && !isWhole(placeholders, 0, max) && t('create.errors.whole', { min: 0, max });
  },
  price: ({ free, sport, price }, t) => {
    if (free) return false;
    const paying = sport === '' || sportTable[sport].mayCost;
    if (!paying && numberOf(price) !== 0) return t('create.errors.notPaying');
    const max = gameForm.priceMaxCents;
    return !isAmount(price, max) && t('create.errors.price', { max: max / 100 });
  },
  memberPrice: (draft, t) => {
    const max = gameForm.priceMaxCents;
    const asked = isExternal(draft) && !draft.free;
    return asked && !isAmount(draft.memberPrice, max) && t('create.errors.price', { max: max / 100 });
  },
  levelLimit: ({ levelLimit }, t) => {
    const value = numberOf(levelLimit);
    const fine = levelLimit === '' || value === 0 || (value >= 1 && value <= 6 && /^\d([.,]\d?)?$/.test(levelLimit));
    return !fine && t('create.errors.levelLimit');
  },
  signupDays: ({ signupDays }, t) => {
    const max = gameForm.signupOpensDaysMax;
    return signupDays !== '' && !isWhole(signupDays, 1, max) && t('create.errors.whole', { min: 1, max });
  },
  passcode: ({ passcode, passcodeMode }, t, { hasPasscode }) =>
    hasPasscode === true && passcodeMode === 'set' && passcode.trim() === '' && t('create.errors.passcode'),
  groupchat: ({ groupchat }, t) => !link(groupchat) && t('create.errors.link'),
  fields: ({ fields }, t) => {
    const max = gameForm.fieldIdentifierMax;
    return fields.join(', ').length > max && t('create.errors.fields', { max });
  },
  place: ({ place }, t) => {
    const address = place.address.trim();
    if (place.point && address === t('create.unknown')) return t('create.errors.unknown');
    if (place.point) return ['', t('create.addressError')].includes(address) && t('create.errors.address');
    return address === '' ? t('create.errors.location') : t('create.errors.notFound');
  },
  organisation: (draft, t) => isExternal(draft) && draft.organisation.trim() === '' && t('create.errors.organisation'),
  tournamentLink: (draft, t) => {
    if (!draft.tournament) return false;
    if (!link(draft.tournamentLink)) return t('create.errors.link');
    return isExternal(draft) && draft.tournamentLink.trim() === '' && t('create.errors.eventLink');
  },
  teams: (draft, t) => {
    if (!hasTeams(draft)) return false;
    const { teams, players } = draft;
    if (teams.length < gameForm.teamsMin) return t('create.errors.teams', { min: gameForm.teamsMin });
    const room = teams.reduce((sum, { size }) => sum + (numberOf(size) || 0), 0);
    return numberOf(players) > room && t('create.errors.room', { room, players });
  },
};

/**
 * Checks the form (product.md#creating-games): the errors by the path of their field (`players`, `teams.0.name`), in the reader's
 * language; empty if there are none.
 */
export function draftErrors(draft: GameDraft, t: Translate, limits: Limits): Record<string, string> {
  const found: Record<string, string | false> = {};
  for (const [name, rule] of Object.entries(rules)) found[name] = rule(draft, t, limits);
  if (!draft.free) draft.earlyBirds.forEach((entry, at) => Object.assign(found, earlyBirdError(entry, at, t)));
  if (hasTeams(draft)) draft.teams.forEach((_, at) => Object.assign(found, teamError(draft.teams, at, t)));
  return Object.fromEntries(Object.entries(found).filter((error): error is [string, string] => error[1] !== false));
}
