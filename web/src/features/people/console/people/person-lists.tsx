import type { ReactNode } from 'react';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { useUser } from '../../../../platform/session.ts';
import { Row, Text } from '../../../../ui/layout.tsx';
import { useActSentence } from '../../../../ui/console/act-sentence.ts';
import classes from '../../../../ui/console/console.module.css';
import { useSetAside } from '../../../../ui/console/use-set-aside.ts';
import { useDates } from '../../../../ui/console/use-dates.ts';
import type { UserDetails } from './queries.ts';
import { SpotActs } from './spot-acts.tsx';
import { Wrong } from './wrong.tsx';

interface Props {
  user: UserDetails;
  onAct: (act: 'take-out' | 'goodwill', spot: string) => void;
}

function Part({ title, children }: { title: string; children: ReactNode[] }) {
  const t = useT();
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children.length > 0 ? <ul>{children}</ul> : <Text tone="muted">{t('console.person.nothing')}</Text>}
    </section>
  );
}

/** What a person did and paid lately, where they are a member, and what admins did about them; payments first if one waits. */
export function PersonLists({ user, onAct }: Props) {
  const t = useT();
  const isOneself = useUser()?._id === user._id;
  const formats = useFormats();
  const dates = useDates();
  const sayNote = useSetAside();
  const sentence = useActSentence();
  const spots = (
    <Part title={t('console.person.spots')}>
      {user.spots.map((spot) => (
        <Row as="li" key={spot._id} gap={8} align="center" justify="between">
          <span>
            <Link className="link" to={`/match/${spot.gameId}`}>
              {spot.name}
            </Link>{' '}
            <Text as="span" tone="muted">
              {[
                dates.day(spot.startsAt),
                t(`console.spotStatus.${spot.status}`),
                spot.paid > 0 && t('console.person.paid', { amount: formats.money(spot.paid) }),
                spot.refunded > 0 && t('console.person.refunded', { amount: formats.money(spot.refunded) }),
              ]
                .filter(Boolean)
                .join(', ')}
            </Text>
          </span>
          {!isOneself && <SpotActs spot={spot} onAct={onAct} />}
        </Row>
      ))}
    </Part>
  );
  const orders = (
    <Part title={t('console.person.orders')}>
      {user.orders.map((order) => (
        <li key={order._id}>
          {t(`console.orderKind.${order.kind}`)} {formats.money(order.amount)}{' '}
          <Text as="span" tone="muted">
            {dates.day(order.createdAt)}, {t(`console.orderStatus.${order.status}`)}
          </Text>
          {order.setAside && <Wrong>{t('console.person.setAside', { note: sayNote(order.setAside) })}</Wrong>}
        </li>
      ))}
    </Part>
  );
  // A payment that was set aside waits for an admin.
  const waits = user.orders.some(({ setAside }) => setAside);
  return (
    <>
      {waits && orders}
      {spots}
      {!waits && orders}
      <Part title={t('console.person.communities')}>
        {user.communities.map(({ name, shortCode, isAdmin }) => (
          <li key={shortCode}>
            <Link className="link" to={`/community/${shortCode}`}>
              {name}
            </Link>
            {isAdmin && <span className={classes.mark}>{t('console.person.leads')}</span>}
          </li>
        ))}
      </Part>
      <Part title={t('console.person.actions')}>
        {user.actions.map(({ _id, action, reason, by, at }) => (
          <li key={_id}>
            {sentence(action, {
              who: by ?? t('console.audit.byServer'),
              what: user.name,
              person: user.name,
            })}
            {reason && `: ${reason}`}{' '}
            <Text as="span" tone="muted">
              {dates.moment(at)}
            </Text>
          </li>
        ))}
      </Part>
    </>
  );
}
