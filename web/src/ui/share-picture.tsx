import { useMutation } from '@tanstack/react-query';
import { useI18n } from '../platform/i18n.tsx';
import { shareFile } from '../platform/share-file.ts';
import { showBanner } from './banner.tsx';
import { SubmitButton } from './button.tsx';
import { Icon } from './icon.tsx';

/** Shares a picture drawn by the server, through the phone's own ways. */
export function SharePicture({ address, words }: { address: string; words: string }) {
  const { explain } = useI18n();
  const share = useMutation({
    mutationFn: () => shareFile(address, 'rondo.png'),
    onError: (error) => showBanner('error', explain(error)),
  });
  return (
    <SubmitButton type="button" variant="secondary" working={share.isPending} onClick={() => share.mutate()}>
      <Icon name="share" size={18} />
      {words}
    </SubmitButton>
  );
}
