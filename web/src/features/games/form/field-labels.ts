import type { Key } from '../../../platform/i18n.tsx';
import { isField, type FormField } from './steps.ts';

/** The names of the fields; some are part of another. */
const labels = {
  name: 'create.name',
  description: 'create.description',
  contact: 'create.contact',
  organisational: 'create.organisational',
  sport: 'create.sport',
  level: 'create.level',
  surface: 'create.surface',
  fields: 'create.fieldNames',
  levelLimit: 'create.levelLimit',
  minimum: 'create.minimum',
  players: 'create.players',
  placeholders: 'create.placeholders',
  price: 'create.price',
  earlyBirds: 'create.earlyBird.title',
  passcode: 'create.passcode',
  passcodeMode: 'create.passcode',
  eloDisabled: 'create.eloDisabled',
  free: 'create.free',
  external: 'create.tournament.external',
  startsAt: 'create.when',
  duration: 'create.duration',
  repeat: 'create.repeatCount',
  signupDays: 'create.signupDays',
  groupchat: 'create.groupchat',
  community: 'create.community',
  place: 'create.where',
  tournament: 'create.tournament.toggle',
  teams: 'create.teams.title',
  organisation: 'create.tournament.organisation',
  tournamentLink: 'create.tournament.link',
  memberPrice: 'create.memberPrice',
  picture: 'create.picture',
} as const satisfies Record<FormField, Key>;

/** The label of the field at a path, such as `teams.0.name`; of the name for a path that is no field. */
export function labelOf(path: string) {
  const name = path.split('.')[0] ?? '';
  return labels[isField(name) ? name : 'name'];
}
