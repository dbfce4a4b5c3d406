import { likelyAddress } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../button.tsx';

/** Suggests the address that was probably meant; a press takes it. Nothing if no other address is likelier. */
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
