import type { CommunityFigures } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Text } from '../../../ui/layout.tsx';
import { LineChart } from '../../../ui/line-chart.tsx';

/** A line chart of the number of members over the last weeks, with the same numbers in a table. */
export function MembersChart({ sizes }: { sizes: CommunityFigures['members'] }) {
  const t = useT();
  const formats = useFormats();
  const [from = 0, to = 0] = [sizes[0]?.count, sizes.at(-1)?.count];
  const summary = t('leading.figures.grown', {
    from: formats.number(from),
    to: formats.number(to),
    count: sizes.length - 1,
  });
  return (
    <LineChart
      caption={
        <>
          <Text as="h3" size={17}>
            {t('leading.figures.members')}
          </Text>
          <Text tone="muted">{summary}</Text>
        </>
      }
      points={sizes.map(({ day, count }) => ({ day, value: count }))}
      format={formats.number}
      table={{
        open: t('leading.figures.table'),
        day: t('leading.figures.day'),
        value: t('leading.figures.members'),
      }}
    />
  );
}
