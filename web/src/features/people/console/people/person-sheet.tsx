import { useQuery } from '@tanstack/react-query';
import { languages } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/form.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { Wrong } from './wrong.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import type { PersonStep } from './acts-on.ts';
import { PersonActs } from './person-acts.tsx';
import { PersonLists } from './person-lists.tsx';
import { type UserDetails, userQuery } from './queries.ts';
import { roleKey } from '../../../../ui/console/role-name.ts';
import { Address } from '../../../../ui/console/address.tsx';
import { Facts as FactList } from '../../../../ui/console/facts.tsx';

interface Props {
  id: string;
  /** @param spot the spot that the step is about */
  onAct: (act: PersonStep | 'take-out' | 'goodwill', spot?: string) => void;
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
          <PersonActs user={user} onAct={onAct} />
          <Account user={user} />
          <PersonLists user={user} onAct={onAct} />
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

/** What support reads first: who it is, their state, and their money. */
function Facts({ user }: { user: UserDetails }) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
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
        {user.role === 'organiser' && user.organiserKind === null && <Wrong>{t('console.person.noKind')}</Wrong>}
        {user.bannedAt && <Wrong>{t('console.person.isBanned', { when: dates.day(user.bannedAt) })}</Wrong>}
      </Fact>
      <Fact name={t('console.person.balance')}>{formats.money(user.balance)}</Fact>
      {user.owes > 0 && (
        <Fact name={t('console.person.owes')}>
          <Waiting>{formats.money(user.owes)}</Waiting>
        </Fact>
      )}
      {user.owedToGuest > 0 && (
        <Fact name={t('console.person.owed')}>
          <Waiting>{formats.money(user.owedToGuest)}</Waiting>
        </Fact>
      )}
    </FactList>
  );
}

/** An amount that somebody is yet to decide about. */
function Waiting({ children }: { children: string }) {
  return (
    <Text as="span" tone="pending" weight={650}>
      {children}
    </Text>
  );
}

/** How they log in, and since when they are here. */
function Account({ user }: { user: UserDetails }) {
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
    <section className={classes.part}>
      <h3>{t('console.person.acts.account')}</h3>
      <FactList>
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
    </section>
  );
}
