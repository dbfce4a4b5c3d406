import type { GameDraft } from './draft.ts';

/** The form in three short steps (pages.md#creating); editing shows all of them below each other. */
export const formSteps = ['what', 'when', 'who'] as const;
export type FormStep = (typeof formSteps)[number];

/** The step after each. */
export const nextStep = { what: 'when', when: 'who', who: null } as const satisfies Record<FormStep, FormStep | null>;

/** The step before each. */
export const previousStep = { what: null, when: 'what', who: 'when' } as const satisfies Record<
  FormStep,
  FormStep | null
>;

/** The fields that can be filled in; the picture is not part of the draft. */
export type FormField = keyof GameDraft | 'picture';

/** The step that each field is in. */
export const fieldSteps: Record<FormField, FormStep> = {
  sport: 'what',
  name: 'what',
  level: 'what',
  description: 'what',
  picture: 'what',
  tournament: 'what',
  external: 'what',
  organisation: 'what',
  tournamentLink: 'what',
  startsAt: 'when',
  duration: 'when',
  repeat: 'when',
  place: 'when',
  surface: 'when',
  fields: 'when',
  organisational: 'when',
  minimum: 'who',
  players: 'who',
  teams: 'who',
  free: 'who',
  price: 'who',
  memberPrice: 'who',
  passcodeMode: 'who',
  passcode: 'who',
  signupDays: 'who',
  placeholders: 'who',
  levelLimit: 'who',
  eloDisabled: 'who',
  earlyBirds: 'who',
  contact: 'who',
  groupchat: 'who',
  community: 'who',
};

/** The step of the field at a path, such as `teams.0.name`; the first one for a path that is no field. */
export function stepOf(path: string): FormStep {
  const name = path.split('.')[0] ?? '';
  return isField(name) ? fieldSteps[name] : 'what';
}

/** The first step that has one of these errors, by the paths of their fields; null if there are none. */
export function firstStepOf(errors: Readonly<Record<string, unknown>>): FormStep | null {
  const wrong = new Set(Object.keys(errors).map((path) => stepOf(path)));
  return formSteps.find((step) => wrong.has(step)) ?? null;
}

export function isField(name: string): name is FormField {
  return Object.hasOwn(fieldSteps, name);
}
