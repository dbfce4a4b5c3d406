import { type Kept, keptNames, periodOf, retention } from '@rondo/rules/retention';
import { useT } from '../../platform/i18n.tsx';
import { Stack, Text } from '../../ui/layout.tsx';

/** The rules for how long data about people is kept and why; the jobs that delete data follow the same rows. */
export function RetentionList() {
  return (
    <Stack as="ul" gap={20}>
      {keptNames.map((name) => (
        <Entry key={name} name={name} />
      ))}
    </Stack>
  );
}

function Entry({ name }: { name: Kept }) {
  const t = useT();
  const { of, from, why } = retention[name];
  const lasts = periodOf(name);
  const period = lasts ? t(`retention.period.${lasts.unit}`, { count: lasts.count }) : '';
  return (
    <Stack as="li" gap={2}>
      <Text weight={650}>{t(`retention.what.${name}`)}</Text>
      <Text>{t(`retention.from.${from}`, { period })}</Text>
      <Text size={14} tone="muted">
        {t(`retention.of.${of}`)} · {t(`retention.why.${why}`)}
      </Text>
    </Stack>
  );
}
