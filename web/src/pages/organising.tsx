import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { DraftList } from '../features/making/draft-list.tsx';
import { OrganisedGames } from '../features/organising/organised-games.tsx';
import { useOwnGames } from '../features/making/use-own-games.ts';
import { PayOverview } from '../features/pay/pay-overview.tsx';
import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { leadsGames, mayCreateGames, useUser } from '../platform/session.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Deferred } from '../ui/deferred.tsx';
import { Icon } from '../ui/icon.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/states.tsx';
import { Tabs } from '../ui/tabs.tsx';
import classes from './organising/organising.module.css';

export const phrases = ['ownGames', 'organising', 'account', 'wishes', 'coLeading'] as const;

const DemandBoard = lazy(() => import('./organising/demand-board.tsx'));

const tabs = ['upcoming', 'past', 'drafts', 'pay'] as const;
/** The tabs of co-organisers, who only help others organise. */
const helpersTabs = ['upcoming', 'past'] as const;

/** `/organising` (pages.md#organising): an organiser's games together, their drafts, and what they earn. */
export default function OrganisingPage() {
  const t = useT();
  const user = useUser();
  const [query] = useSearchParams();
  const mounted = useMounted();
  const asked = query.get('tab');
  const creates = mayCreateGames(user);
  const shown: readonly (typeof tabs)[number][] = creates ? tabs : helpersTabs;
  const tab = shown.find((known) => known === asked) ?? 'upcoming';
  const isFormers = asked === 'pay' && !creates;
  usePageHead({ title: t(isFormers ? 'organising.pay' : 'nav.titles.organising') });
  if (!user) return null;
  if (isFormers) return <FormersPay name={user.name} isHelper={leadsGames(user)} />;
  if (asked === 'demand' && creates)
    return (
      <Deferred waiting={<Skeleton height="80vh" />}>
        <DemandBoard />
      </Deferred>
    );
  return (
    <Page title={t('organising.title')} isInBar>
      {creates && (
        <Row gap={8} wrap className={classes.ways}>
          {/* On the pay tab, what pay still lacks is the one thing to do. */}
          <ButtonLink variant={tab === 'pay' ? 'secondary' : 'primary'} to="/create">
            <Icon name="plus" size={18} />
            {t('organising.create')}
          </ButtonLink>
          <Again />
          <ButtonLink variant="plain" to="/organising?tab=demand">
            <Icon name="people" size={18} />
            {t('organising.demand')}
          </ButtonLink>
        </Row>
      )}
      <Stack above={24} below={20}>
        <Tabs
          label={t('organising.tabs')}
          chosen={tab}
          tabs={shown.map((id) => ({ id, label: t(`organising.${id}`) }))}
        />
      </Stack>
      <h2 className="visually-hidden">{t(`organising.${tab}`)}</h2>
      {tab === 'past' && creates && (
        <Link to="/organising/replay" className={`onward ${classes.whatIf}`}>
          {t('organising.whatIf')}
          <Icon name="forward" size={18} />
        </Link>
      )}
      {(tab === 'upcoming' || tab === 'past') && <OrganisedGames key={tab} period={tab} />}
      {tab === 'drafts' && mounted && <DraftList />}
      {tab === 'pay' && <PayOverview name={user.name} />}
    </Page>
  );
}

/** What somebody earned who organises no more; other games they may still help with. */
function FormersPay({ name, isHelper }: { name: string; isHelper: boolean }) {
  const t = useT();
  return (
    <Page title={t('organising.pay')} isInBar>
      <Stack gap={20}>
        {isHelper && (
          <Link to="/organising" className="onward">
            {t('organising.title')}
            <Icon name="forward" size={18} />
          </Link>
        )}
        <PayOverview name={name} />
      </Stack>
    </Page>
  );
}

/** Creates another game like the last one. */
function Again() {
  const t = useT();
  const games = useOwnGames();
  if (games === null) return <Skeleton width={170} height={46} />;
  const [last] = games;
  if (!last) return null;
  return (
    <ButtonLink variant="secondary" to={`/create?from=${last._id}`}>
      <Icon name="copy" size={18} />
      <span>
        {t('organising.again')}
        <span className="visually-hidden">: {last.name}</span>
      </span>
    </ButtonLink>
  );
}
