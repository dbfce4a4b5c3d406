import { likelyAddress } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../button.tsx';

/** Proposes the address that was probably meant, which a press takes; nothing when none is likelier. */
export function LikelyAddress({ typed, onTake }: { typed: string; onTake: (email: string) => void }) {
  const t = useT();
  const email = likelyAddress(typed);
  return (
    email && (
      <Button variant="plain" onClick={() => onTake(email)}>
        {t('spots.guest.likely', { email })}
      </Button>
    )
  );
}
