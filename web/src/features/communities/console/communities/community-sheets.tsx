import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { communityActs } from './community-act.tsx';
import { NewCommunity } from './new-community.tsx';
import { OneCommunity } from './one-community.tsx';

/** A community to make (`?step=new`), to open (`?step=community&id=…`) and to change. */
export function CommunitySheets() {
  const { step, about, go, close } = useUrlStep(['new', 'community', ...communityActs], ['id', 'admin']);
  const id = about('id');
  if (step === 'new') return <NewCommunity onMade={(made) => go('community', { id: made })} onClose={close} />;
  if (!step || !id) return null;
  return (
    <OneCommunity
      id={id}
      act={step === 'community' ? null : step}
      adminId={about('admin')}
      onAct={(act, admin) => go(act, { id, admin: admin ?? null })}
      onBack={() => go('community', { id })}
      onClose={close}
    />
  );
}
