/** The steps of an application, as they are in the address, and at last that it was sent. */
export const applicationSteps = ['who', 'how', 'where', 'sent'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** The state of the sheet that the page knows. */
export interface ApplicationWizardState {
  step: ApplicationStep | null;
  go: (step: ApplicationStep) => void;
  close: () => void;
}
