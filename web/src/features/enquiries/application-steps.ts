/** The steps of an application as they are in the address; the last one says that it was sent. */
export const applicationSteps = ['who', 'how', 'where', 'sent'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** The state of the sheet, which the page keeps. */
export interface ApplicationWizardState {
  step: ApplicationStep | null;
  go: (step: ApplicationStep) => void;
  close: () => void;
}
