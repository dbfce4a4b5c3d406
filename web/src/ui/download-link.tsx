import type { ComponentProps } from 'react';
import buttons from './button.module.css';
import { MoneyIcon } from './money-icon.tsx';

/** A file to keep; looks like a button. */
export function DownloadLink({ children, ...rest }: ComponentProps<'a'> & { download: string }) {
  return (
    <a className={`${buttons.button} ${buttons.secondary}`} {...rest}>
      <MoneyIcon name="download" />
      {children}
    </a>
  );
}
