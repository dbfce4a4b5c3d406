import type { Community } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../platform/i18n.tsx';
import { useMounted } from '../../../platform/use-mounted.ts';
import { RowButton } from '../../../ui/row-button.tsx';
import { MineSheet } from './mine-sheet.tsx';
import { ownLabelsQuery } from './queries.ts';
import { useLabelSteps } from './steps.ts';

/** The reader's labels in a community, above its other members. */
export default function OwnPanel({ community }: { community: Community }) {
  const t = useT();
  const { step, open, close } = useLabelSteps();
  const isMounted = useMounted();
  const { data } = useQuery(ownLabelsQuery(community._id));
  const { areNicknamesEnabled } = community.communityOptions;
  const confirmed = data?.tags.filter(({ status }) => status === 'confirmed') ?? [];
  const nickname = areNicknamesEnabled ? data?.nickname : null;
  const waiting = data
    ? data.tags.length - confirmed.length + (areNicknamesEnabled ? data.suggestedNicknames.length : 0)
    : 0;
  const called = [...(nickname ? [t('labels.own.called', { nickname })] : []), ...confirmed.map(({ tag }) => tag)];
  const none = t(areNicknamesEnabled ? 'labels.own.nothingOrNickname' : 'labels.own.nothing');
  const parts = [...(waiting > 0 ? [t('labels.own.waiting', { count: waiting })] : []), ...called];
  return (
    <>
      <RowButton
        icon="star"
        title={t('labels.own.open')}
        line={data && (parts.join(' · ') || none)}
        waits={waiting > 0}
        onClick={() => open('mine')}
      />
      {isMounted && step === 'mine' && <MineSheet community={community} onClose={close} />}
    </>
  );
}
