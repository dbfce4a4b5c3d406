import { useI18n } from '../../../platform/i18n.tsx';
import { withReturn } from '../../../platform/return-to.ts';
import { useUser } from '../../../platform/session.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import type { CommunityDetails } from '../community-queries.ts';
import { useJoin } from './commands.ts';
import { joinPath, useSteps } from './steps.ts';
import { useJoinNews } from './use-join-news.ts';

interface Props {
  details: CommunityDetails;
  /** The code of a valid invitation, which lets the reader in at once. */
  invitation?: string;
}

/** The button to join a community (product.md#communities): at once, through a form, or after logging in. */
export function JoinButton({ details: { community, joinRequest }, invitation }: Props) {
  const { t, explain } = useI18n();
  const user = useUser();
  const { open } = useSteps();
  const join = useJoin(community._id, {
    onSuccess: useJoinNews(community),
    onError: (error) => showBanner('error', explain(error), { title: t('communities.join.failed') }),
  });
  const again = joinRequest?.status === 'denied';
  const asks = !invitation && (again || community.communityOptions.isPrivate);
  const label = t(asks ? (again ? 'communities.join.again' : 'communities.join.ask') : 'communities.join.join');
  if (!user) {
    const back = invitation
      ? `/community/${community.shortCode}?invitation=${invitation}`
      : joinPath(community.shortCode);
    return <ButtonLink to={withReturn('/login', back)}>{label}</ButtonLink>;
  }
  if (user.role === 'guest') {
    return (
      <ButtonLink to={`/guest-account?email=${encodeURIComponent(user.email)}`}>
        {t('communities.join.asGuest')}
      </ButtonLink>
    );
  }
  if (asks) return <Button onClick={() => open('join')}>{label}</Button>;
  return (
    <SubmitButton type="button" working={join.isPending} onClick={() => join.mutate({ invitation })}>
      {label}
    </SubmitButton>
  );
}
