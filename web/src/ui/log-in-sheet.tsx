import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../platform/i18n.tsx';
import { withReturn } from '../platform/return-to.ts';
import { ButtonLink } from './button.tsx';
import { Sheet } from './sheet.tsx';

interface Props {
  /** The thing for which a visitor has to log in. */
  title: string;
  children: ReactNode;
}

/**
 * For a visitor whose address leads to something that needs an account: says what it is, and offers the ways to log in, which return to this
 * address.
 */
export function LogInSheet({ title, children }: Props) {
  const t = useT();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const [closedAt, setClosedAt] = useState<string | null>(null);
  return (
    <Sheet
      open={closedAt !== here}
      onClose={() => setClosedAt(here)}
      title={title}
      footer={
        <>
          <ButtonLink to={withReturn('/signup', here)} variant="secondary">
            {t('nav.register')}
          </ButtonLink>
          <ButtonLink to={withReturn('/login', here)}>{t('nav.login')}</ButtonLink>
        </>
      }
    >
      <p>{children}</p>
    </Sheet>
  );
}
