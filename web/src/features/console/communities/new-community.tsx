import { createCommunity } from '@rondo/contract/forms';
import { communityForm } from '@rondo/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ReasonSheet } from '../reason-sheet.tsx';
import { PersonChoice } from '../people/person-choice.tsx';
import { areWhole, type CommunityFacts, CommunityFields } from './community-fields.tsx';
import { keepCommunity } from './queries.ts';

interface Props {
  onMade: (id: string) => void;
  onClose: () => void;
}

/** Makes a community with its first admin; pictures and options are changed on its own page. */
export function NewCommunity({ onMade, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const [facts, setFacts] = useState<CommunityFacts>({ name: '', shortCode: '', sport: 'Football', city: '' });
  const [description, setDescription] = useState('');
  const [isPrivate, setPrivate] = useState(false);
  const [adminId, setAdminId] = useState('');
  return (
    <ReasonSheet
      call={createCommunity}
      title={t('running.communities.new')}
      body={t('running.communities.newBody')}
      action={t('running.communities.create')}
      missing={areWhole(facts) && adminId !== '' ? null : t('running.communities.form.wrong')}
      act={(reason, idempotencyKey) =>
        call(createCommunity, { body: { ...facts, description, isPrivate, adminId, reason }, idempotencyKey })
      }
      onDone={({ data: { community } }) => {
        keepCommunity(client, community);
        onMade(community._id);
      }}
      onClose={onClose}
    >
      <CommunityFields facts={facts} onChange={setFacts} suggestsCode />
      <TextField
        label={t('running.communities.description')}
        maxLength={communityForm.descriptionMax}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <Checkbox
        label={t('running.communities.form.private')}
        checked={isPrivate}
        onChange={({ target }) => setPrivate(target.checked)}
      />
      <PersonChoice
        find={t('running.communities.form.findAdmin')}
        legend={t('running.communities.form.admin')}
        value={adminId}
        onChange={setAdminId}
      />
    </ReasonSheet>
  );
}
