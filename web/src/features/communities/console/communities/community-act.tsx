import { changeCommunityAdmin, featureCommunity } from '@rondo/contract/calls';
import { changeCommunity } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { useTypedState } from '../../../../platform/typed.ts';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { PersonChoice } from '../../../../ui/console/person-choice.tsx';
import { type CommunityDetails, keepCommunity } from './queries.ts';

export const communityActs = ['edit', 'close', 'feature', 'unfeature', 'lead', 'unmake'] as const;
export type CommunityActName = (typeof communityActs)[number];

interface Props {
  act: Exclude<CommunityActName, 'edit' | 'close'>;
  community: CommunityDetails;
  /** The id of the community's admin that the act is about, if it is about one. */
  adminId: string | null;
  /** Returns to the community's sheet. */
  onBack: () => void;
  onClose: () => void;
}

/** An act on a community, with its reason. */
export function CommunityAct({ act, community, adminId, onBack, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { _id: id, name } = community;
  const [chosenId, setChosenId] = useTypedState('chosenId', '');
  const admin = community.ledBy.find(({ _id }) => _id === adminId);
  const userId = act === 'unmake' ? (adminId ?? '') : chosenId;
  const perform = (reason: string, idempotencyKey: string) => {
    if (act === 'lead' || act === 'unmake')
      return call(changeCommunityAdmin, {
        params: { id, userId },
        body: { isAdmin: act === 'lead', reason },
        idempotencyKey,
      });
    return call(featureCommunity, { params: { id }, body: { featured: act === 'feature', reason }, idempotencyKey });
  };
  return (
    <ReasonSheet
      call={changeCommunity}
      title={t(`running.communities.${act}.title`, { name: admin?.name ?? name, community: name })}
      body={t(`running.communities.${act}.body`, { community: name })}
      action={t(`running.communities.${act}.do`)}
      isDanger={act === 'unmake'}
      missing={act === 'lead' && userId === '' ? t('running.communities.form.chooseAdmin') : null}
      act={perform}
      onDone={({ data }) => {
        keepCommunity(client, data.community);
        onBack();
      }}
      onClose={onClose}
    >
      {act === 'lead' && (
        <PersonChoice
          find={t('running.communities.form.findAdmin')}
          legend={t('running.communities.form.admin')}
          value={chosenId}
          onChange={setChosenId}
        />
      )}
    </ReasonSheet>
  );
}
