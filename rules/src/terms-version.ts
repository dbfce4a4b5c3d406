/** When the text of the terms last changed, a local date: earlier acceptances were of other terms. */
export const termsChangedOn = '2026-11-27';

export const termsSince = new Date(`${termsChangedOn}T00:00:00Z`);
