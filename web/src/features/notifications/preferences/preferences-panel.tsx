import type { NotificationPreferences } from '@rondo/contract';
import { notificationChannels } from '@rondo/rules/notifications';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../platform/i18n.tsx';
import { mayCreateGames, useUser } from '../../../platform/session.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { preferencesQuery, useChangePreferences } from './preferences-queries.ts';
import classes from './preferences.module.css';
import { PushSwitch } from './push-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** What a person is notified of and where, on the settings page. Needs the phrases `notices`. */
export function NotificationPreferencesPanel() {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(preferencesQuery);
  return (
    <SettingsSection id="notifications" title={t('notices.settings.title')} intro={t('notices.settings.intro')}>
      {data ? (
        <Preferences preferences={data} />
      ) : error ? (
        <ErrorState message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={640} />
        </Loading>
      )}
    </SettingsSection>
  );
}

type Row = NotificationPreferences['categories'][number];

function Preferences({ preferences }: { preferences: NotificationPreferences }) {
  const { t } = useI18n();
  const change = useChangePreferences();
  const organises = mayCreateGames(useUser());
  const { categories, quietHours, newsletter, push } = preferences;
  return (
    <>
      <PushSwitch applicationKey={push.key} on={push.here} />
      <ul className={classes.categories}>
        {categories
          .filter(({ category }) => category !== 'organising' || organises)
          .map((row) => (
            <li key={row.category}>
              <Category
                row={row}
                onChange={(channel, on) => change.mutate({ choices: [{ category: row.category, channel, on }] })}
              />
            </li>
          ))}
      </ul>
      <p className={classes.note}>{t('notices.settings.alwaysNote')}</p>
      <QuietHours
        key={quietHours ? `${quietHours.from}${quietHours.until}` : 'none'}
        chosen={quietHours}
        onChange={(next) => change.mutate({ quietHours: next })}
      />
      <Checkbox
        toggle
        label={t('notices.settings.newsletter')}
        checked={newsletter}
        onChange={(event) => change.mutate({ newsletter: event.target.checked })}
      />
    </>
  );
}

function Category({ row, onChange }: { row: Row; onChange: (channel: 'app' | 'mail' | 'push', on: boolean) => void }) {
  const { t } = useI18n();
  const { category, always } = row;
  return (
    <fieldset className={classes.category}>
      <legend className={classes.name}>{t(`notices.settings.categories.${category}.name`)}</legend>
      <p className={classes.about}>{t(`notices.settings.categories.${category}.body`)}</p>
      <div className={classes.channels}>
        {notificationChannels.map((channel) => {
          const fixed = always.includes(channel);
          return (
            <Checkbox
              key={channel}
              label={
                <>
                  {t(`notices.settings.channels.${channel}`)}
                  {fixed && <span className={classes.fixed}> {t('notices.settings.always')}</span>}
                </>
              }
              checked={row[channel]}
              disabled={fixed}
              onChange={(event) => onChange(channel, event.target.checked)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
