import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SelectField } from '../../ui/field.tsx';
import { cityNames, preferredCitiesQuery } from '../../features/places/queries.ts';
import { settingsQuery, useSaveSettings } from '../../features/accounts/settings-queries.ts';

/** The city whose leaderboard the player is on (product.md#leaderboard). */
export function HomeCity() {
  const { t, explain } = useI18n();
  const { data } = useQuery(settingsQuery);
  const { data: cities = [] } = useQuery(preferredCitiesQuery({}));
  const save = useSaveSettings();
  const chosen = (save.isPending ? save.variables.homeCity : data?.homeCity) ?? '';
  return (
    <SelectField
      label={t('settings.privacy.city')}
      hint={t('settings.privacy.cityHint')}
      value={chosen}
      disabled={!data || cities.length === 0}
      onChange={({ target: { value } }) =>
        save.mutate(
          { homeCity: value || null },
          {
            onSuccess: () => showBanner('success', t('settings.privacy.saved')),
            onError: (error) => showBanner('error', explain(error)),
          },
        )
      }
    >
      <option value="">{t('settings.privacy.noCity')}</option>
      {cityNames(cities, chosen).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
