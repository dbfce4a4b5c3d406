import { joinCommunity } from '@rondo/contract/forms';
import { useI18n } from '../../../platform/i18n.tsx';
import { withReturn } from '../../../platform/return-to.ts';
import { useUser } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import type { CommunityDetails } from '../community-queries.ts';
import { useJoin } from './commands.ts';
import { joinPath } from './steps.ts';
import { useJoinNews } from './use-join-news.ts';

interface Props {
  details: CommunityDetails;
  onClose: () => void;
}

/** The sheet to join a community or ask to. Visitors log in first and come back to it. */
export default function JoinSheet({ details, onClose }: Props) {
  return useUser() ? (
    <Question details={details} onClose={onClose} />
  ) : (
    <ForVisitors details={details} onClose={onClose} />
  );
}

function ForVisitors({ details: { community }, onClose }: Props) {
  const { t } = useI18n();
  const back = joinPath(community.shortCode);
  return (
    <Sheet open onClose={onClose} title={t('communities.join.title', { name: community.name })}>
      <p>{t('communities.join.visitor')}</p>
      <Row gap={10} wrap above={16}>
        <ButtonLink to={withReturn('/login', back)}>{t('nav.login')}</ButtonLink>
        <ButtonLink to={withReturn('/signup', back)} variant="secondary">
          {t('nav.register')}
        </ButtonLink>
        <ButtonLink to="/allgames" variant="plain">
          {t('communities.page.others')}
        </ButtonLink>
      </Row>
    </Sheet>
  );
}

function Question({ details: { community, joinRequest }, onClose }: Props) {
  const { t } = useI18n();
  const tell = useJoinNews(community);
  const form = useCallForm(joinCommunity, { initial: { message: '' }, say: {} });
  const join = useJoin(community._id, {
    onSuccess: (status) => {
      tell(status);
      onClose();
    },
    onError: form.refuse,
  });
  const asks = community.communityOptions.isPrivate || joinRequest?.status === 'denied';
  return (
    <FormSheet
      title={t('communities.join.title', { name: community.name })}
      action={t(asks ? 'communities.join.send' : 'communities.join.join')}
      cancel={t('common.close')}
      working={join.isPending}
      refusal={form.refusal}
      failed={t('communities.join.failed')}
      onSubmit={() => form.attempt((body) => join.mutate(body))}
      onClose={onClose}
    >
      <p>{t(asks ? 'communities.join.privateBody' : 'communities.join.openBody')}</p>
      {asks && (
        <TextField
          {...form.text('message')}
          label={t('communities.join.message')}
          hint={t('communities.join.messageHint', form.count('message'))}
          rows={5}
        />
      )}
    </FormSheet>
  );
}
