import type { Key } from '../../platform/i18n.tsx';
import type { GameDraft } from './draft.ts';
import { type FormStep, formSteps } from './steps.ts';

/** The step and the label of each field; `in` if only a new or an edited game has it. */
export const gameFields = {
  sport: { step: 'what', label: 'create.sport' },
  name: { step: 'what', label: 'create.name' },
  level: { step: 'what', label: 'create.level' },
  description: { step: 'what', label: 'create.description' },
  photo: { step: 'what', label: 'create.picture' },
  tournament: { step: 'what', label: 'create.tournament.toggle' },
  tournament_external: { step: 'what', label: 'create.tournament.external' },
  tournament_org: { step: 'what', label: 'create.tournament.organisation' },
  tournament_link: { step: 'what', label: 'create.tournament.link' },
  game_date: { step: 'when', label: 'create.when' },
  duration: { step: 'when', label: 'create.duration' },
  repeat_weeks: { step: 'when', label: 'create.repeatCount', in: 'create' },
  location: { step: 'when', label: 'create.where' },
  field_type: { step: 'when', label: 'create.surface' },
  field_identifier: { step: 'when', label: 'create.fieldNames' },
  organisational_details: { step: 'when', label: 'create.organisational' },
  minimum_players_threshold: { step: 'who', label: 'create.minimum' },
  players: { step: 'who', label: 'create.players' },
  onRondo: { step: 'who', label: 'create.tournamentOnRondo.title', in: 'create' },
  teams: { step: 'who', label: 'create.teams.title' },
  isPayingGame: { step: 'who', label: 'create.free' },
  price: { step: 'who', label: 'create.price' },
  external_member_price: { step: 'who', label: 'create.memberPrice' },
  passcodeMode: { step: 'who', label: 'create.passcode', in: 'edit' },
  passcode: { step: 'who', label: 'create.passcode' },
  signup_opens_in_days: { step: 'who', label: 'create.signupDays' },
  placeholder_player_number: { step: 'who', label: 'create.placeholders' },
  levelLimit: { step: 'who', label: 'create.levelLimit' },
  elo_disabled: { step: 'who', label: 'create.eloDisabled' },
  early_bird: { step: 'who', label: 'create.earlyBird.title' },
  contact_details: { step: 'who', label: 'create.contact' },
  groupchat: { step: 'who', label: 'create.groupchat' },
  communities: { step: 'who', label: 'create.community' },
} as const satisfies Record<GameField, { step: FormStep; label: Key; in?: 'create' | 'edit' }>;

export type GameField = keyof GameDraft;

/** The field at a path, such as `teams.0.name`; the path's first name if the form has no such field. */
function fieldAt(path: string) {
  const [name = ''] = path.split('.');
  return gameFields[isField(name) ? name : 'name'];
}

export const labelAt = (path: string) => fieldAt(path).label;
export const stepOf = (path: string): FormStep => fieldAt(path).step;

/** The first step that has one of these fields; null if no step does. */
export function firstStepOf(paths: readonly string[]): FormStep | null {
  return formSteps.find((step) => paths.some((path) => stepOf(path) === step)) ?? null;
}

export const fieldsOf = (step: FormStep): GameField[] =>
  Object.keys(gameFields)
    .filter(isField)
    .filter((name) => stepOf(name) === step);

function isField(name: string): name is GameField {
  return Object.hasOwn(gameFields, name);
}
