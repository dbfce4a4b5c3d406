import { policyReplay } from '@rondo/rules/policy-replay';
import { useQuery } from '@tanstack/react-query';
import { useTriedPolicy } from '../features/replay/policy-address.ts';
import { pastGamesQuery } from '../features/replay/queries.ts';
import { Results } from '../features/replay/results.tsx';
import { RuleFields } from '../features/replay/rule-fields.tsx';
import { ToTry } from '../features/replay/to-try.tsx';
import { useI18n } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Stack, Text } from '../ui/layout.tsx';
import { Card, Page } from '../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import classes from './replay/replay.module.css';

export const phrases = ['whatIf'] as const;

/** `/organising/replay` (pages.md#organising): an organiser's past paid games under other rules, computed in the browser. */
export default function ReplayPage() {
  const { t, explain } = useI18n();
  usePageHead({ title: t('whatIf.title') });
  const { data: games, error, refetch } = useQuery(pastGamesQuery);
  const [policy, setPolicy] = useTriedPolicy();
  return (
    <Page title={t('whatIf.title')} isInBar intro={t('whatIf.intro', { months: policyReplay.months })}>
      {!games && error && (
        <ErrorState title={t('whatIf.failed')} message={explain(error)} onRetry={() => void refetch()} />
      )}
      {!games && !error && (
        <Loading>
          <Skeleton height={480} />
        </Loading>
      )}
      {games?.length === 0 && (
        <EmptyState
          title={t('whatIf.none')}
          action={<ButtonLink to="/organising?tab=past">{t('whatIf.back')}</ButtonLink>}
        >
          {t('whatIf.noneBody')}
        </EmptyState>
      )}
      {games && games.length > 0 && (
        <>
          <div className={classes.columns}>
            <Stack as={Card} gap={16} className={classes.rules}>
              <h2>{t('whatIf.rules')}</h2>
              <RuleFields policy={policy} onChange={setPolicy} />
              <Text size={15} tone="muted">
                {t('whatIf.assumes')}
              </Text>
            </Stack>
            <Results games={games} policy={policy} nothingTried={<ToTry onTry={setPolicy} />} />
          </div>
          <Text above={20}>
            <Link to="/organising?tab=past" className="link">
              {t('whatIf.back')}
            </Link>
          </Text>
        </>
      )}
    </Page>
  );
}
