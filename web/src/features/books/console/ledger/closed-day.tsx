import { verifyClose } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { SubmitButton } from '../../../../ui/button.tsx';
import { Text } from '../../../../ui/layout.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import type { ClosedDay } from './queries.ts';

/** A closed day, with links to its journals and the button that computes its hash again. */
export function ClosedDayRow({ close }: { close: ClosedDay }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const dates = useDates();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => (await call(verifyClose, { params: { day: close.day } })).data,
  });
  const day = dates.day(`${close.day}T12:00:00Z`);
  return (
    <li className={classes.row}>
      <div>
        <Link className="link" to={`/console/journals?query=${close.day}`}>
          {day}
        </Link>
        <Text as="output" tone="muted">
          {t('ledger.journalsOf', { count: close.journals, number: formats.number(close.journals) })}
          {data?.holds && <span className={classes.mark}>{t('ledger.holds')}</span>}
          {data?.holds === false && (
            <>
              <span className={classes.bad}>
                {data.altered.length > 0
                  ? t('ledger.alteredJournals', { journals: data.altered.join(', ') })
                  : t('ledger.altered')}
              </span>{' '}
              {t('ledger.seeServer')}
            </>
          )}
          {error && <span className={classes.bad}>{explain(error)}</span>}
        </Text>
      </div>
      <SubmitButton
        type="button"
        variant="secondary"
        working={isPending}
        aria-label={t('ledger.verifyDay', { day })}
        onClick={() => mutate()}
      >
        {t('ledger.verify')}
      </SubmitButton>
    </li>
  );
}
