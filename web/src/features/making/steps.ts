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
