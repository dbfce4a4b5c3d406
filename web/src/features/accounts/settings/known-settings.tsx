import type { CallResponse, getSettings as GetSettings } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useI18n } from '../../../platform/i18n.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { settingsQuery } from './settings-queries.ts';

export type Settings = CallResponse<typeof GetSettings>['settings'];

interface Props {
  /** The heights of the parts that the settings will fill. */
  heights: readonly number[];
  children: (settings: Settings) => ReactNode;
}

/** Shows settings once they are known; until then their shapes, so that nobody takes an empty one for their own choice. */
export function KnownSettings({ heights, children }: Props) {
  const { explain } = useI18n();
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data) return children(data);
  if (error) return <ErrorState message={explain(error)} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <Stack gap={20}>
        {Array.from({ length: heights.length }, (_, index) => (
          <Skeleton key={index} height={heights[index] ?? 0} />
        ))}
      </Stack>
    </Loading>
  );
}
