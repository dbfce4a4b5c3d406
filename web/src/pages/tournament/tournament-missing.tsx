import { useI18n } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';

interface Props {
  id: string;
  /** What the server said: nothing, or that it is for members alone. */
  found: 'closed' | null | undefined;
  error: unknown;
  onRetry: () => void;
}

/** The page without a tournament: it is loading, there is none, it is for members of a community, or it didn't load. */
export function TournamentMissing(props: Props) {
  const isLoading = props.found === undefined && !props.error;
  return (
    <Page>
      {isLoading ? (
        <Loading>
          <Skeleton height={520} />
        </Loading>
      ) : (
        <Missing {...props} />
      )}
    </Page>
  );
}

function Missing({ id, found, error, onRetry }: Props) {
  const { t, explain } = useI18n();
  if (found === null)
    return (
      <EmptyState
        level={1}
        title={t('tournaments.missing')}
        action={<ButtonLink to="/tournaments">{t('tournaments.title')}</ButtonLink>}
      />
    );
  if (found === 'closed')
    return (
      <EmptyState
        level={1}
        sign="lock"
        title={t('tournaments.closed')}
        action={<ButtonLink to={`/match/${id}`}>{t('tournaments.toGame')}</ButtonLink>}
      >
        {t('tournaments.closedBody')}
      </EmptyState>
    );
  return <ErrorState level={1} title={t('tournaments.failed')} message={explain(error)} onRetry={onRetry} />;
}
