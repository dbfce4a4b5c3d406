import type { Me } from '@rondo/contract';
import type { ColorScheme } from '../../platform/color-scheme.ts';
import { useT } from '../../platform/i18n.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { OwnEntries } from './own-entries.tsx';
import { Preferences } from './preferences.tsx';
import classes from './shell.module.css';

interface Props {
  user: Me;
  colorScheme: ColorScheme;
  open: boolean;
  onClose: () => void;
}

/** The sheet that a phone's *Me* opens. */
export function MeSheet({ user, colorScheme, open, onClose }: Props) {
  const t = useT();
  return (
    <Sheet open={open} onClose={onClose} title={user.role === 'guest' ? t('nav.guest') : user.name} swipes>
      <nav className={classes.sheetLinks} aria-label={t('nav.account')}>
        <OwnEntries user={user} />
      </nav>
      <Preferences colorScheme={colorScheme} />
    </Sheet>
  );
}
