import { useSettings } from '../../platform/settings.tsx';
import { useUser } from '../../platform/session.ts';
import { OffNote } from '../../ui/off-note.tsx';
import OfflineCopyKeeper from './offline-copy-keeper.tsx';
import PageCounter from './page-counter.tsx';
import classes from './shell.module.css';

/** What only some readers need around a page: that Rondo is being worked on, what works without a connection, and counting pages. */
export default function Beside() {
  const user = useUser();
  const { analyticsUrl } = useSettings();
  return (
    <>
      <div className={classes.off}>
        <OffNote of="changes" />
      </div>
      {user && <OfflineCopyKeeper userId={user._id} />}
      {analyticsUrl && <PageCounter url={analyticsUrl} />}
    </>
  );
}
