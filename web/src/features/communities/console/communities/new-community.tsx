import { createCommunity } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { PersonChoice } from '../../../../ui/console/person-choice.tsx';
import { CommunityFields } from './community-fields.tsx';
import { keepCommunity } from './queries.ts';

interface Props {
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Makes a community with its first admin; pictures and options are changed on its own page. */
export function NewCommunity({ onMade, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(createCommunity, {
    initial: {
      name: '',
      shortCode: '',
      sport: 'Football',
      city: '',
      description: '',
      isPrivate: false,
      adminId: '',
      reason: '',
    },
    say: { shortCode: t('running.communities.form.codeHint'), adminId: t('running.communities.form.chooseAdmin') },
  });
  return (
    <ActSheet
      title={t('running.communities.new')}
      body={t('running.communities.newBody')}
      action={t('running.communities.create')}
      form={form}
      reason={form.text('reason')}
      act={(body, idempotencyKey) => call(createCommunity, { body, idempotencyKey })}
      onDone={({ data: { community } }) => {
        keepCommunity(client, community);
        onMade(community._id);
      }}
      onClose={onClose}
    >
      <CommunityFields form={form} suggestsCode />
      <TextField {...form.text('description')} label={t('running.communities.description')} />
      <Checkbox {...form.box('isPrivate')} label={t('running.communities.form.private')} />
      <PersonChoice
        find={t('running.communities.form.findAdmin')}
        legend={t('running.communities.form.admin')}
        value={form.values.adminId}
        error={form.at('adminId')}
        onChange={(adminId) => form.change({ adminId })}
      />
    </ActSheet>
  );
}
