import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { FaceStack } from '../../ui/face-stack.tsx';
import { FactFold } from '../../ui/fact-rows.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import classes from './people.module.css';
import { partnersQuery } from './queries.ts';

/** The user's partners, the most frequent first, each with a link to their page; and a link to the user's own page. */
export function Partners({ userId }: { userId: string }) {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const list = useInfiniteQuery(partnersQuery());
  const partners = list.data?.pages.flatMap((page) => page.partners) ?? [];
  const most = partners.slice(0, 3);
  return (
    <FactFold
      icon="people"
      title={t('people.partners.title')}
      fact={
        list.isSuccess &&
        (most.length === 0
          ? t('people.partners.none')
          : most
              .slice(0, 2)
              .map(({ name }) => formatName(name))
              .join(', '))
      }
      aside={<FaceStack faces={most} count={most.length} />}
      isOpen={list.isError}
    >
      {list.isPending ? (
        <Loading>
          <Skeleton height={96} />
        </Loading>
      ) : list.isError ? (
        <ErrorState
          title={t('people.partners.failed')}
          message={explain(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : partners.length === 0 ? (
        <Text size={14} tone="muted">
          {t('people.partners.none')}
        </Text>
      ) : (
        <>
          <Grid as="ul" least={240} gap={12}>
            {partners.map(({ _id, name, photo, games }) => (
              <li key={_id}>
                <Row to={`/player/${_id}`} as={Link} gap={12} align="center" className={classes.partner}>
                  <Avatar name={formatName(name)} photo={photo} size={44} />
                  <Stack as="span" shrinks>
                    <span className={classes.name}>{formatName(name)}</span>
                    <Text as="span" size={14} tone="muted" className="numbers">
                      {t('people.partners.games', { count: games })}
                    </Text>
                  </Stack>
                </Row>
              </li>
            ))}
          </Grid>
          <LoadMore label={t('people.partners.more')} list={list} />
        </>
      )}
      <Link to={`/player/${userId}`} className="onward">
        {t('people.partners.page')}
        <Icon name="forward" size={18} />
      </Link>
    </FactFold>
  );
}
