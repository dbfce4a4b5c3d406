import { ApiError } from '../../platform/api.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../banner.tsx';

/** Refusals that can be fixed within the step; any other closes the wizard and shows a banner (pages.md#messages). */
export const recoverable: ReadonlySet<string> = new Set([
  'price_changed',
  'insufficient_balance',
  'wallet_owes',
  'team_full',
  'team_required',
  'periodic_not_usable',
  'group_too_many_named',
  'group_of_strangers',
  'group_cannot_ask',
  'unavailable',
  'busy',
  'maintenance',
  // The shell leads to the log-in, which returns to the step.
  'not_logged_in',
  'payments_off',
]);

interface Ways {
  onClose: () => void;
  /** Called when the key to the game is no longer valid. */
  onKeyRefused?: () => void;
}

/** Handles a refusal to join or to pay. */
export function useHandleRefusal({ onClose, onKeyRefused }: Ways): (problem: Error) => void {
  const { explain } = useI18n();
  return (problem) => {
    const code = problem instanceof ApiError ? problem.code : 'internal';
    // The step itself shows what can be fixed there.
    if (recoverable.has(code)) return;
    showBanner(code === 'already_waiting' ? 'warning' : 'error', explain(problem));
    if (code === 'wrong_passcode' && onKeyRefused) onKeyRefused();
    else onClose();
  };
}

/** The code of a refusal; null for any other error. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}
