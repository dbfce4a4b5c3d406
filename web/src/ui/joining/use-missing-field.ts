import { useEffect, useRef, useState } from 'react';
import type { Key } from '../../platform/i18n.tsx';
import { useT } from '../../platform/i18n.tsx';
import { focusFirstProblem } from '../focus-first-problem.ts';

/** The fields that a step may require, each with the message when it is missing (product.md#joining). */
const messages = {
  email: 'spots.checks.email',
  team: 'joiningSteps.pay.teamFirst',
  guestTeam: 'spots.checks.team',
  terms: 'joiningSteps.pay.termsFirst',
  privacy: 'spots.checks.privacy',
  name: 'spots.checks.required',
} as const satisfies Record<string, Key>;
type Asked = keyof typeof messages;

/**
 * The missing fields of a step: each shows its message, and the first is focused and scrolled into view. They are in the sheet
 * around `body`.
 */
export function useMissingField() {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState<readonly Asked[]>([]);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) focusFirstProblem(body.current?.closest('dialog') ?? body.current);
  }, [times]);
  return {
    body,
    /** @returns whether nothing is missing */
    check: (missing: readonly (Asked | false)[]): boolean => {
      const missed = missing.filter((one) => one !== false);
      setMissed(missed);
      if (missed.length > 0) setTimes((before) => before + 1);
      return missed.length === 0;
    },
    /** Call when the field has been filled in. */
    found: (asked: Asked) => setMissed((before) => before.filter((one) => one !== asked)),
    error: (asked: Asked) => missed.includes(asked) && t(messages[asked]),
  };
}
