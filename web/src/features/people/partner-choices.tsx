import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useI18n } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import classes from './people.module.css';
import { partnersQuery } from './queries.ts';

interface Props {
  chosen: readonly string[];
  most: number;
  onChange: (chosen: readonly string[]) => void;
  none: ReactNode;
}

/** Chooses some of the user's partners, the most frequent first. */
export function PartnerChoices({ chosen, most, onChange, none }: Props) {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const list = useInfiniteQuery(partnersQuery());
  const partners = list.data?.pages.flatMap((page) => page.partners) ?? [];
  if (list.isError) return <ErrorState message={explain(list.error)} onRetry={() => void list.refetch()} />;
  if (list.isPending)
    return (
      <Loading>
        <Skeleton height={160} />
      </Loading>
    );
  if (partners.length === 0)
    return (
      <Text size={14} tone="muted">
        {none}
      </Text>
    );
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <Stack as="ul" className={classes.choices}>
        {partners.map(({ _id, name, photo, games }) => (
          <li key={_id}>
            <Checkbox
              label={
                <Row as="span" gap={12} align="center">
                  <Avatar name={formatName(name)} photo={photo} size={40} />
                  <Stack as="span" shrinks>
                    <span className={classes.name}>{formatName(name)}</span>
                    <Text as="span" size={14} tone="muted" className="numbers">
                      {t('people.partners.games', { count: games })}
                    </Text>
                  </Stack>
                </Row>
              }
              checked={chosen.includes(_id)}
              disabled={chosen.length >= most && !chosen.includes(_id)}
              onChange={() => toggle(_id)}
            />
          </li>
        ))}
      </Stack>
      <LoadMore label={t('people.partners.more')} list={list} />
    </>
  );
}
