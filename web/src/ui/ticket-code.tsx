import type { Ticket } from '@rondo/contract';
import { lazy } from 'react';
import { useT } from '../platform/i18n.tsx';
import { Deferred } from './deferred.tsx';
import { Text } from './layout.tsx';
import { Card } from './page.tsx';
import { Skeleton } from './states.tsx';
import classes from './ticket-code.module.css';

const QrCode = lazy(() => import('./qr-code.tsx'));

/** A player's ticket on the day: a code for the organiser's camera, and a few characters for organisers without one. */
export function TicketCode({ ticket: { text, code } }: { ticket: Ticket }) {
  const t = useT();
  return (
    <Card className={classes.ticket}>
      <Text as="h2" size={18}>
        {t('ticketCode.title')}
      </Text>
      <Deferred waiting={<Skeleton width={228} height={228} />}>
        <QrCode text={text} label={t('ticketCode.picture', { code })} />
      </Deferred>
      <p className={`${classes.code} numbers`}>{code}</p>
      <Text size={15} tone="muted">
        {t('ticketCode.body')}
      </Text>
    </Card>
  );
}
