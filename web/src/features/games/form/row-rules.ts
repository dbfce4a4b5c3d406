import { gameForm } from '@rondo/rules';
import type { Translate } from '../../../platform/i18n.tsx';
import { numberOf, type EarlyBirdDraft, type TeamDraft } from './draft.ts';

/** Rules for a single number, and for a single row of a list. */

export function isWhole(text: string, min: number, max: number): boolean {
  const value = numberOf(text);
  return Number.isInteger(value) && value >= min && value <= max;
}

/** Hours that come to at least a minute, as the contract requires. */
export function isDuration(text: string, max: number): boolean {
  const value = numberOf(text);
  return Math.round(value * 60) >= 1 && value <= max;
}

/** Euros with at most two decimals. */
export function isAmount(text: string, maxCents: number): boolean {
  const value = numberOf(text);
  return value >= 0 && value * 100 <= maxCents && /^\d*([.,]\d{1,2})?$/.test(text.trim());
}

/** The errors of an early-bird entry, by their paths in the draft. */
export function earlyBirdError({ spots, kind, value, occupied }: EarlyBirdDraft, at: number, t: Translate) {
  const min = Math.max(1, occupied);
  const max = gameForm.playersMax;
  const percentage = kind === 'percentage';
  const fine = percentage ? isWhole(value, 1, 100) : isAmount(value, 100_00) && numberOf(value) > 0;
  return {
    [`earlyBirds.${at}.spots`]: !isWhole(spots, min, max) && t('create.errors.whole', { min, max }),
    [`earlyBirds.${at}.value`]: !fine && (percentage ? t('create.errors.percent') : t('create.errors.discount')),
  };
}

/** The errors of a team, by their paths in the draft. */
export function teamError(teams: readonly TeamDraft[], at: number, t: Translate) {
  const { name = '', size = '', members = 0 } = teams[at] ?? {};
  const same = (other: TeamDraft) => other.name.trim().toLowerCase() === name.trim().toLowerCase();
  const taken = teams.slice(0, at).some(same);
  const min = Math.max(1, members);
  const max = gameForm.teamSizeMax;
  return {
    [`teams.${at}.name`]: name.trim() === '' ? t('create.errors.teamName') : taken && t('create.errors.teamTwice'),
    [`teams.${at}.size`]: !isWhole(size, min, max) && t('create.errors.whole', { min, max }),
  };
}
