import { useEffect, useRef, useState } from 'react';
import type { Key } from '../../../platform/i18n.tsx';
import { useT } from '../../../platform/i18n.tsx';
import { focusFirstProblem } from '../../../ui/focus-first-problem.ts';

/** The fields a step may ask for, and the message when one is missing (product.md#joining). */
const messages = {
  email: 'spots.checks.email',
  team: 'joining.pay.teamFirst',
  guestTeam: 'spots.checks.team',
  terms: 'joining.pay.termsFirst',
  privacy: 'spots.checks.privacy',
  name: 'spots.checks.required',
} as const satisfies Record<string, Key>;
type Asked = keyof typeof messages;

/**
 * The one missing field of a step: the message is shown only there, and the field is focused and scrolled into view. `body` is the
 * element that contains it.
 */
export function useMissingField() {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState<Asked | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) focusFirstProblem(body.current);
  }, [times]);
  return {
    body,
    /** @returns whether nothing is missing */
    check: (missing: Asked | null): missing is null => {
      setMissed(missing);
      if (missing !== null) setTimes((before) => before + 1);
      return missing === null;
    },
    /** Call when the field has been filled in. */
    found: (asked: Asked) => setMissed((before) => (before === asked ? null : before)),
    error: (asked: Asked) => missed === asked && t(messages[asked]),
  };
}
