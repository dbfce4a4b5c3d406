import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { Note } from '../../../ui/form.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { switchesQuery } from './queries.ts';

/** Lists on each page of the console what is switched off, so that nobody forgets it. */
export function OffNow() {
  const t = useT();
  const { data = [] } = useQuery(switchesQuery);
  const off = data.filter((one) => one.off !== null);
  if (off.length === 0) return null;
  return (
    <Stack below={20}>
      <Note>
        <Link to="/console/switches">{t('switches.offNow')}</Link>
        {': '}
        {off.map(({ kind }) => t(`switches.kinds.${kind}.name`)).join(', ')}
      </Note>
    </Stack>
  );
}
