import { useQuery } from '@tanstack/react-query';
import { languages } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { useUser } from '../../../../platform/session.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/form.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { useActSentence } from '../../../../ui/console/act-sentence.ts';
import classes from '../../../../ui/console/console.module.css';
import { useSetAside } from '../../../../ui/console/use-set-aside.ts';
import { useDates } from '../../../../ui/console/use-dates.ts';
import type { PersonActName } from './person-act.tsx';
import { type UserDetails, userQuery } from './queries.ts';
import { roleKey } from '../../../../ui/console/role-name.ts';
import { Address } from '../../../../ui/console/address.tsx';
import { Facts as FactList } from '../../../../ui/console/facts.tsx';
import { SpotActs } from './spot-acts.tsx';

interface Props {
  id: string;
  /** @param spot the spot that the step is about */
  onAct: (
    act: PersonActName | 'pay-guest' | 'address' | 'correct' | 'document' | 'goodwill' | 'forget',
    spot?: string,
  ) => void;
  onClose: () => void;
}

/** The facts about a person that support needs; opening it is logged. */
export function PersonSheet({ id, onAct, onClose }: Props) {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  return (
    <Sheet open title={user ? formatName(user.name) : t('console.people.title')} onClose={onClose}>
      {user ? (
        <>
          {user.appointed && <Appointed {...user.appointed} onStop={() => onAct('role')} />}
          <Facts user={user} />
          <Acts user={user} onAct={onAct} />
          <Lists user={user} onAct={onAct} />
        </>
      ) : error ? (
        <ErrorState title={t('console.person.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={220} />
        </Loading>
      )}
    </Sheet>
  );
}

/**
 * Says which admin made this person an admin, and until when they can't decide about money or admins. Every admin can take the role away
 * (product.md#administration).
 */
function Appointed({ by, until, onStop }: NonNullable<UserDetails['appointed']> & { onStop: () => void }) {
  const t = useT();
  const dates = useDates();
  const formatName = useFormatName();
  return (
    <Note>
      <p>{t('console.person.appointed', { by: formatName(by), until: dates.moment(until) })}</p>
      <Button variant="danger" onClick={onStop}>
        {t('console.person.stopAppointment')}
      </Button>
    </Note>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Facts({ user }: { user: UserDetails }) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const { password, google, passkeys } = user.waysIn;
  const ways = [
    password && t('console.person.password'),
    google && t('console.person.google'),
    passkeys > 0 && t('console.person.passkeys', { count: passkeys }),
  ].filter(Boolean);
  const { count, lastUsedAt } = user.sessions;
  return (
    <FactList>
      <Fact name={t('console.person.address')}>
        <Address>{user.email}</Address>{' '}
        <Text as="span" tone="muted">
          {user.confirmedAt
            ? t('console.person.confirmed', { when: dates.day(user.confirmedAt) })
            : t('console.people.unconfirmed')}
        </Text>
      </Fact>
      <Fact name={t('console.people.role')}>
        {t(roleKey(user))}
        {user.role === 'organiser' && user.organiserKind === null && (
          <span className={classes.bad}>{t('console.person.noKind')}</span>
        )}
        {user.bannedAt && (
          <span className={classes.bad}>{t('console.person.isBanned', { when: dates.day(user.bannedAt) })}</span>
        )}
      </Fact>
      <Fact name={t('console.person.balance')}>{formats.money(user.balance)}</Fact>
      {user.owes > 0 && <Fact name={t('console.person.owes')}>{formats.money(user.owes)}</Fact>}
      {user.owedToGuest > 0 && <Fact name={t('console.person.owed')}>{formats.money(user.owedToGuest)}</Fact>}
      <Fact name={t('console.person.waysIn')}>{ways.join(', ') || t('console.person.noWayIn')}</Fact>
      <Fact name={t('console.person.sessions')}>
        {lastUsedAt
          ? t('console.person.devices', { count, when: dates.day(lastUsedAt) })
          : t('console.person.noDevices')}
      </Fact>
      <Fact name={t('console.person.language')}>{languages[user.language].name}</Fact>
      <Fact name={t('console.people.since')}>{dates.day(user.createdAt)}</Fact>
      <Fact name={t('console.people.games')}>{formats.number(user.games)}</Fact>
    </FactList>
  );
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

function Lists({ user, onAct }: { user: UserDetails } & Pick<Props, 'onAct'>) {
  const t = useT();
  const isOneself = useUser()?._id === user._id;
  const formats = useFormats();
  const dates = useDates();
  const sayNote = useSetAside();
  const sentence = useActSentence();
  return (
    <>
      <Part title={t('console.person.spots')}>
        {user.spots.map((spot) => (
          <li key={spot._id}>
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
            {!isOneself && <SpotActs spot={spot} onAct={onAct} />}
          </li>
        ))}
      </Part>
      <Part title={t('console.person.orders')}>
        {user.orders.map((order) => (
          <li key={order._id}>
            {t(`console.orderKind.${order.kind}`)} {formats.money(order.amount)}{' '}
            <Text as="span" tone="muted">
              {dates.day(order.createdAt)}, {t(`console.orderStatus.${order.status}`)}
            </Text>
            {order.setAside && (
              <span className={classes.bad}>{t('console.person.setAside', { note: sayNote(order.setAside) })}</span>
            )}
          </li>
        ))}
      </Part>
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

function Acts({ user, onAct }: { user: UserDetails } & Pick<Props, 'onAct'>) {
  const t = useT();
  const me = useUser();
  if (me?._id === user._id) return <Text above={20}>{t('console.person.isYou')}</Text>;
  const isBanned = user.bannedAt !== null;
  return (
    <Row gap={8} wrap above={20}>
      {user.role !== 'guest' && (
        <Button variant="secondary" onClick={() => onAct('role')}>
          {t('console.person.changeRole')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => onAct('correct')}>
        {t('console.person.correct')}
      </Button>
      <Button variant="secondary" onClick={() => onAct('document')}>
        {t('console.person.mailDocument')}
      </Button>
      {!isBanned && (
        <Button variant="secondary" onClick={() => onAct('recovery')}>
          {t('console.person.recovery')}
        </Button>
      )}
      {!isBanned && (
        <Button variant="secondary" onClick={() => onAct('log-out')}>
          {t('console.person.logOut')}
        </Button>
      )}
      {user.role === 'guest' && user.spots.some(({ status }) => status === 'active') && (
        <Button variant="secondary" onClick={() => onAct('address')}>
          {t('console.person.correctAddress')}
        </Button>
      )}
      {user.owedToGuest > 0 && (
        <Button variant="secondary" onClick={() => onAct('pay-guest')}>
          {t('console.person.payGuest')}
        </Button>
      )}
      {user.owes > 0 && (
        <Button variant="secondary" onClick={() => onAct('end-owed')}>
          {t('console.person.endOwed')}
        </Button>
      )}
      <ButtonLink variant="secondary" to={`/console/journals?query=${user._id}`}>
        {t('ledger.journals.title')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={`/console/told?query=${user._id}`}>
        {t('console.person.told')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={`/console/audit?about=${user._id}`}>
        {t('console.person.log')}
      </ButtonLink>
      <ButtonLink variant="secondary" to={`/console/corrections?step=new&person=${user._id}`}>
        {t('ledger.corrections.new.title')}
      </ButtonLink>
      <Button variant={isBanned ? 'secondary' : 'danger'} onClick={() => onAct(isBanned ? 'unban' : 'ban')}>
        {t(isBanned ? 'console.person.unban' : 'console.person.ban')}
      </Button>
      <Button variant="danger" onClick={() => onAct('forget')}>
        {t('console.person.forget')}
      </Button>
    </Row>
  );
}
