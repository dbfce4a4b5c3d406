import { lazy } from 'react';
import { UntilLoaded } from '../../platform/until-loaded.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { useUser } from '../../platform/session.ts';
import IdentityAsker from './identity-asker.tsx';
import OfflineCopyKeeper from './offline-copy-keeper.tsx';
import PageCounter from './page-counter.tsx';
import classes from './shell.module.css';

const OffNote = lazy(async () => ({ default: (await import('../../ui/off-note.tsx')).OffNote }));

/** Parts around a page that only some readers need: a note that Rondo is being worked on, the offline copy, and the counting of pages. */
export default function Beside() {
  const user = useUser();
  const { analyticsUrl, off } = useSettings();
  return (
    <>
      {off && (
        <UntilLoaded>
          <div className={classes.off}>
            <OffNote of="changes" />
          </div>
        </UntilLoaded>
      )}
      {user && <OfflineCopyKeeper userId={user._id} />}
      {user && <IdentityAsker />}
      {analyticsUrl && <PageCounter url={analyticsUrl} />}
    </>
  );
}
