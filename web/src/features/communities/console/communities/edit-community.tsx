import { changeCommunity } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { CommunityFields } from './community-fields.tsx';
import { type CommunityDetails, keepCommunity } from './queries.ts';

interface Props {
  community: CommunityDetails;
  /** Returns to the community's sheet. */
  onBack: () => void;
  onClose: () => void;
}

/** Changes the facts of a community that its own admins can't change. */
export function EditCommunity({ community: { _id: id, name, shortCode, sport, city }, onBack, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(changeCommunity, {
    initial: { name, shortCode, sport, city, reason: '' },
    needs: ['name', 'shortCode', 'city'],
    say: { shortCode: t('running.communities.form.codeHint') },
  });
  return (
    <ActSheet
      title={t('running.communities.edit.title', { community: name })}
      body={t('running.communities.edit.body')}
      action={t('running.communities.edit.do')}
      form={form}
      reason={form.text('reason')}
      act={(body, idempotencyKey) => call(changeCommunity, { params: { id }, body, idempotencyKey })}
      onDone={({ data }) => {
        keepCommunity(client, data.community);
        onBack();
      }}
      onClose={onClose}
    >
      <CommunityFields form={form} />
    </ActSheet>
  );
}
