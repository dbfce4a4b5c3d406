import type { Community, CommunityInvitation } from '@rondo/contract';
import { makeInvitation } from '@rondo/contract/forms';
import { communityForm } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldPair, Form, Problem } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useMakeInvitation, useRevokeInvitation } from './commands.ts';
import classes from './leading.module.css';
import { invitationsQuery } from './queries.ts';

interface Props {
  community: Community;
  onClose: () => void;
}

const linkOf = ({ path }: CommunityInvitation) => `${window.location.origin}${path}`;

/** Creates, copies and revokes links that let people in without a request. */
export function InvitationsSheet({ community, onClose }: Props) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(invitationsQuery(community._id));
  return (
    <Sheet open title={t('leading.invitations.title')} onClose={onClose}>
      <div className={classes.body}>
        <p>{t('leading.invitations.intro')}</p>
        <MakeInvitation community={community} />
        <Text as="h3" size={17}>
          {t('leading.invitations.good')}
        </Text>
        {error && !data ? (
          <ErrorState title={t('leading.invitations.failed')} message={explain(error)} onRetry={() => void refetch()} />
        ) : data ? (
          <Links community={community} invitations={data} />
        ) : (
          <Loading>
            <Skeleton height={88} />
          </Loading>
        )}
      </div>
    </Sheet>
  );
}

function MakeInvitation({ community }: { community: Community }) {
  const t = useT();
  const copy = useCopy();
  const { invitationUsesMax, invitationDaysMax } = communityForm;
  const form = useCallForm(makeInvitation, {
    looks: 'always',
    initial: { uses: '25', days: '7' },
    needs: ['uses', 'days'],
    say: {
      uses: t('leading.invitations.range', { max: invitationUsesMax }),
      days: t('leading.invitations.range', { max: invitationDaysMax }),
    },
  });
  const { text, refusal } = form;
  const make = useMakeInvitation(community, (made) => copy(linkOf(made), t('leading.invitations.made')));
  return (
    <Form {...form.sends((body) => make.mutate(body, { onError: form.refuse }))}>
      <FieldPair short>
        <Field {...text('uses')} label={t('leading.invitations.uses')} />
        <Field {...text('days')} label={t('leading.invitations.days')} />
      </FieldPair>
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton working={make.isPending}>
        <Icon name="plus" size={18} />
        {t('leading.invitations.make')}
      </SubmitButton>
    </Form>
  );
}

function Links({ community, invitations }: { community: Community; invitations: readonly CommunityInvitation[] }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const now = useNow();
  const copy = useCopy();
  const revoke = useRevokeInvitation(community, () => showBanner('success', t('leading.invitations.revoked')));
  if (invitations.length === 0)
    return (
      <Text size={14} tone="muted" ownLine>
        {t('leading.invitations.none')}
      </Text>
    );
  return (
    <Stack as="ul">
      {invitations.map((invitation) => {
        const { code, usesLeft, expiresAt } = invitation;
        return (
          <Row key={code} as="li" gap={8} align="center" wrap className={classes.link}>
            <div className={classes.linkWords}>
              <Text as="code" weight={600}>
                …{code.slice(-6)}
              </Text>
              <Text size={14} tone="muted" ownLine>
                {t('leading.invitations.left', { count: usesLeft, number: formats.number(usesLeft) })},{' '}
                {t('leading.invitations.until', { when: formats.day(expiresAt, now) })}
              </Text>
            </div>
            <Button variant="secondary" onClick={() => copy(linkOf(invitation), t('leading.invitations.copied'))}>
              <Icon name="copy" size={18} />
              {t('leading.invitations.copy')}
            </Button>
            <SubmitButton
              type="button"
              variant="plain"
              working={revoke.isPending && revoke.variables === code}
              onClick={() => revoke.mutate(code, { onError: (error) => showBanner('error', explain(error)) })}
            >
              {t('leading.invitations.revoke')}
            </SubmitButton>
          </Row>
        );
      })}
    </Stack>
  );
}
