/** When the text of the terms last changed, a date in Amsterdam: who accepted them before accepted other ones. */
export const termsChangedOn = '2026-11-27';

export const termsSince = new Date(`${termsChangedOn}T00:00:00Z`);
