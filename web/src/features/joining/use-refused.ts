import { ApiError } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';

/** Refusals that are mended in the step itself; any other closes the wizard with its banner (1-games §8). */
const mendable: ReadonlySet<string> = new Set([
  'price_changed',
  'insufficient_balance',
  'team_full',
  'team_required',
  'periodic_not_usable',
  'unavailable',
]);

interface Ways {
  onClose: () => void;
  /** The key to the game isn't good any more. */
  onKeyRefused?: () => void;
}

/** What a refusal to join or to pay leads to. */
export function useRefused({ onClose, onKeyRefused }: Ways): (problem: Error) => void {
  const { explain } = useSpeech();
  return (problem) => {
    const code = problem instanceof ApiError ? problem.code : 'internal';
    showBanner(code === 'already_waiting' ? 'warning' : 'error', explain(problem));
    if (code === 'wrong_passcode' && onKeyRefused) onKeyRefused();
    else if (!mendable.has(code)) onClose();
  };
}

/** By its code; null for what is no refusal. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}
