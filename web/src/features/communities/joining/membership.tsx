import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { Note } from '../../../ui/form.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { type CommunityDetails, invitationQuery } from '../community-queries.ts';
import { useLeave } from './commands.ts';
import { JoinButton } from './join-button.tsx';
import classes from './membership.module.css';
import { NotificationSwitch } from './notification-switch.tsx';
import { useSteps } from './steps.ts';

/** The reader's membership of a community, and what they can do about it. */
export function Membership({ details }: { details: CommunityDetails }) {
  const [query] = useSearchParams();
  const invitation = query.get('invitation');
  const status = details.joinRequest?.status;
  return (
    <div className={classes.membership}>
      {status === 'approved' ? (
        <Member details={details} />
      ) : invitation ? (
        <Invited details={details} invitation={invitation} />
      ) : (
        <Outside details={details} />
      )}
    </div>
  );
}

function Member({ details: { community, joinRequest } }: { details: CommunityDetails }) {
  const t = useT();
  const { open } = useSteps();
  return (
    <Row gap={8} lineGap={4} align="center" wrap>
      <Chip icon="check" tone="confirmed">
        {t('communities.member.chip')}
      </Chip>
      <Button variant="plain" onClick={() => open('leave')}>
        {t('communities.member.leave')}
      </Button>
      <NotificationSwitch communityId={community._id} on={joinRequest?.notifications ?? false} />
    </Row>
  );
}

/** A valid invitation lets the reader in at once; otherwise they can join the usual way. */
function Invited({ details, invitation }: { details: CommunityDetails; invitation: string }) {
  const t = useT();
  const { data: isGood } = useQuery(invitationQuery(details.community.shortCode, invitation));
  if (isGood === undefined) return null;
  if (!isGood) {
    return (
      <>
        <Note>{t('communities.invitation.over')}</Note>
        <Outside details={details} isOnlyWay />
      </>
    );
  }
  return (
    <>
      <p className={classes.title}>{t('communities.invitation.title')}</p>
      <Text tone="muted">{t('communities.invitation.body')}</Text>
      <JoinButton details={details} invitation={invitation} />
    </>
  );
}

/** A private community has its button where its games and members are hidden (pages/community/closed.tsx). */
function Outside({ details, isOnlyWay = false }: { details: CommunityDetails; isOnlyWay?: boolean }) {
  const t = useT();
  const { joinRequest } = details;
  if (joinRequest?.status === 'pending') return <Pending details={details} />;
  return (
    <>
      {joinRequest?.status === 'denied' && (
        <Note>
          <p>{t('communities.denied.title')}</p>
          {joinRequest.adminNote && (
            <>
              <p>{t('communities.denied.note')}</p>
              <blockquote className={classes.quote}>{joinRequest.adminNote}</blockquote>
            </>
          )}
          <p>{t('communities.denied.body')}</p>
        </Note>
      )}
      {(isOnlyWay || !details.community.communityOptions.isPrivate) && <JoinButton details={details} />}
    </>
  );
}

function Pending({ details: { community } }: { details: CommunityDetails }) {
  const { t, explain } = useI18n();
  const leave = useLeave(community._id, {
    onSuccess: () => showBanner('success', t('communities.pending.takenBack')),
    onError: (error) => showBanner('error', explain(error)),
  });
  return (
    <>
      <Row gap={12} lineGap={8} align="center" wrap>
        <Chip icon="clock" tone="pending">
          {t('communities.pending.chip')}
        </Chip>
        <SubmitButton type="button" variant="secondary" working={leave.isPending} onClick={() => leave.mutate()}>
          {t('communities.pending.takeBack')}
        </SubmitButton>
      </Row>
      <Text tone="muted">{t('communities.pending.body')}</Text>
    </>
  );
}
