import type { ApplicationStep } from './application-steps.ts';

export type FormStep = Exclude<ApplicationStep, 'sent'>;

export const fieldsOf = {
  who: ['sports', 'name', 'email'],
  how: ['age', 'freelancer'],
  where: ['city', 'facility_contacted'],
} as const satisfies Record<FormStep, readonly string[]>;

export type ApplicationField = (typeof fieldsOf)[FormStep][number];
