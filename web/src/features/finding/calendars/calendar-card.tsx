import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, OutLink, SubmitButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import classes from './calendars.module.css';
import { useRemoveCalendar } from './commands.ts';
import { type Calendar } from './queries.ts';
import { subscribeLinks } from './subscribe-links.ts';

/** The ways to subscribe to a calendar, and to end it. */
export function CalendarWays({ calendar, name }: { calendar: Calendar; name: string }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const now = useNow();
  const copy = useCopy();
  const remove = useRemoveCalendar();
  const { device, google, outlook } = subscribeLinks(calendar.address, name);
  return (
    <>
      <div className={classes.ways}>
        <OutLink href={device} target="_self">
          <Icon name="calendar" size={18} />
          {t('calendars.apple')}
        </OutLink>
        <OutLink href={google} variant="secondary">
          {t('calendars.google')}
        </OutLink>
        <OutLink href={outlook} variant="secondary">
          {t('calendars.outlook')}
        </OutLink>
        <Button variant="secondary" onClick={() => copy(calendar.address, t('calendars.copied'))}>
          <Icon name="copy" size={18} />
          {t('calendars.copy')}
        </Button>
      </div>
      <div className={classes.foot}>
        <span>{t('calendars.since', { day: formats.day(calendar.createdAt, now) })}</span>
        <SubmitButton
          type="button"
          variant="plain"
          working={remove.isPending}
          aria-label={t('calendars.removeOf', { name })}
          onClick={() =>
            remove.mutate(calendar._id, {
              onSuccess: () => showBanner('success', t('calendars.removed')),
              onError: (error) => showBanner('error', explain(error)),
            })
          }
        >
          {t('calendars.remove')}
        </SubmitButton>
      </div>
    </>
  );
}
