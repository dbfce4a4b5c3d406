import { invitePartners } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';

/** Invites people to a game, and reports how many were invited. */
export function useInvite(
  gameId: string,
  { onDone, onRefused }: { onDone: () => void; onRefused: (error: unknown) => void },
) {
  const t = useT();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (people: readonly string[]) =>
      (await call(invitePartners, { params: { id: gameId }, body: { people: [...people] } })).data.people,
    onSuccess: (people) => {
      const count = people.filter(({ outcome }) => outcome === 'sent').length;
      if (count > 0) showBanner('success', t('people.invite.sent', { count }));
      else showBanner('info', t('people.invite.notSent'));
      void client.invalidateQueries({ queryKey: ['people', 'partners'] });
      onDone();
    },
    onError: onRefused,
  });
}
