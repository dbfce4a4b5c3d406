import type { NotificationPreferences } from '@rondo/contract';
import { notificationChannels } from '@rondo/rules/notifications';
import { useQuery } from '@tanstack/react-query';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { leadsGames, useUser } from '../../../platform/session.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Saved } from '../../../ui/saved.tsx';
import { useNotSaved } from '../../../ui/use-not-saved.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useChangePreferences } from './preferences-commands.ts';
import { preferencesQuery } from './preferences-queries.ts';
import classes from './preferences.module.css';
import { PushSwitch } from './push-switch.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** The push switch and the first categories, which fill a phone. */
const shapes = 6;

/** The preferences of notifications and their channels, on the settings page. Needs the phrases `notices`. */
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
          <Stack gap={20}>
            {Array.from({ length: shapes }, (_, index) => (
              <Skeleton key={index} height={88} />
            ))}
          </Stack>
        </Loading>
      )}
    </SettingsSection>
  );
}

type CategoryRow = NotificationPreferences['categories'][number];

function Preferences({ preferences }: { preferences: NotificationPreferences }) {
  const t = useT();
  const organises = leadsGames(useUser());
  const { categories, quietHours, newsletter, push } = preferences;
  return (
    <>
      <PushSwitch applicationKey={push.key} on={push.here} />
      <Stack as="ul" className={classes.categories}>
        {categories
          .filter(({ category }) => category !== 'organising' || organises)
          .map((row) => (
            <li key={row.category}>
              <Category row={row} />
            </li>
          ))}
      </Stack>
      <Text size={15} tone="muted">
        {t('notices.settings.alwaysNote')}
      </Text>
      <QuietHours chosen={quietHours} />
      <Newsletter on={newsletter} />
    </>
  );
}

function Newsletter({ on }: { on: boolean }) {
  const t = useT();
  const change = useChangePreferences();
  const refused = useNotSaved(change);
  return (
    <Checkbox
      toggle
      label={t('notices.settings.newsletter')}
      end={<Saved by={change} />}
      error={refused}
      checked={on}
      onChange={(event) => change.mutate({ newsletter: event.target.checked })}
    />
  );
}

function Category({ row }: { row: CategoryRow }) {
  const t = useT();
  const change = useChangePreferences();
  const refused = useNotSaved(change);
  const { category, always } = row;
  return (
    <fieldset className={classes.category}>
      <legend className={classes.name}>{t(`notices.settings.categories.${category}.name`)}</legend>
      <div className={classes.saved}>
        <Saved by={change} />
      </div>
      <Text size={15} tone="muted">
        {t(`notices.settings.categories.${category}.body`)}
      </Text>
      <Row gap={24} lineGap={0} wrap above={4}>
        {notificationChannels.map((channel) => {
          const fixed = always.includes(channel);
          return (
            <Checkbox
              key={channel}
              label={
                <>
                  {t(`notices.settings.channels.${channel}`)}
                  {fixed && (
                    <Text as="span" size={13} tone="muted" className={classes.always}>
                      {' '}
                      {t('notices.settings.always')}
                    </Text>
                  )}
                </>
              }
              checked={row[channel]}
              disabled={fixed}
              onChange={(event) => change.mutate({ choices: [{ category, channel, on: event.target.checked }] })}
            />
          );
        })}
      </Row>
      {refused && (
        <Text size={14} tone="cancelled" weight={550}>
          {refused}
        </Text>
      )}
    </fieldset>
  );
}
