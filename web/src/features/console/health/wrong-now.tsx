import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { useSettings } from '../../../platform/settings.tsx';
import { Note } from '../../../ui/form.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { healthQuery } from './queries.ts';

/** Leads from the console's first page to what is wrong with the installation, if anything is. A demo has no mail server, proxy or alarms. */
export function WrongNow() {
  const t = useT();
  const { isDemo } = useSettings();
  const { data } = useQuery({ ...healthQuery, enabled: !isDemo });
  const count = data?.checks.filter(({ state }) => state === 'wrong').length ?? 0;
  if (count === 0) return null;
  return (
    <Stack below={20}>
      <Note>
        <Link to="/console/health">{t('health.isWrong', { count })}</Link>
      </Note>
    </Stack>
  );
}
