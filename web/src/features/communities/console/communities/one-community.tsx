import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { CloseCommunity } from './close-community.tsx';
import { CommunityAct, type CommunityActName } from './community-act.tsx';
import { CommunitySheet } from './community-sheet.tsx';
import { EditCommunity } from './edit-community.tsx';
import { consoleCommunityQuery } from './queries.ts';

interface Props {
  id: string;
  /** The act on it; null for the community itself. */
  act: CommunityActName | null;
  adminId: string | null;
  onAct: (act: CommunityActName, adminId?: string) => void;
  /** Returns to the community's sheet. */
  onBack: () => void;
  onClose: () => void;
}

/** Loads a community and shows it, or an act on it. */
export function OneCommunity({ id, act, adminId, onAct, onBack, onClose }: Props) {
  const { t, explain } = useI18n();
  const { data: community, error, refetch } = useQuery(consoleCommunityQuery(id));
  if (!community)
    return (
      <Sheet open title={t('running.communities.title')} onClose={onClose}>
        {error ? (
          <ErrorState
            title={t('running.communities.oneFailed')}
            message={explain(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading>
            <Skeleton height={480} />
          </Loading>
        )}
      </Sheet>
    );
  if (act === 'edit') return <EditCommunity community={community} onBack={onBack} onClose={onClose} />;
  if (act === 'close') return <CloseCommunity community={community} onBack={onBack} onClose={onClose} />;
  return act ? (
    <CommunityAct key={act} act={act} community={community} adminId={adminId} onBack={onBack} onClose={onClose} />
  ) : (
    <CommunitySheet community={community} onAct={onAct} onClose={onClose} />
  );
}
