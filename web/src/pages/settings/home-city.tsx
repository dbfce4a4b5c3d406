import { useQuery } from '@tanstack/react-query';
import { useSaveSettings } from '../../features/accounts/settings/settings-commands.ts';
import type { Settings } from '../../features/accounts/settings/known-settings.tsx';
import { cityNames, preferredCitiesQuery } from '../../features/places/queries.ts';
import { useT } from '../../platform/i18n.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Saved } from '../../ui/saved.tsx';
import { useNotSaved } from '../../ui/use-not-saved.tsx';

/** The city that a player plays around, and whose leaderboard they are on (product.md#leaderboard). */
export function HomeCity({ settings }: { settings: Settings }) {
  const t = useT();
  const { data: cities = [] } = useQuery(preferredCitiesQuery({}));
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  const chosen = (save.isPending ? save.variables.homeCity : settings.homeCity) ?? '';
  return (
    <SelectField
      name="homeCity"
      label={t('playing.city')}
      hint={t('playing.cityHint')}
      aside={<Saved by={save} />}
      error={refused}
      value={chosen}
      disabled={cities.length === 0}
      onChange={({ target: { value } }) => save.mutate({ homeCity: value || null })}
    >
      <option value="">{t('playing.noCity')}</option>
      {cityNames(cities, chosen).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
