import { type SpokenLanguage, spokenLanguages, spokenLanguagesMax, sports, type WeekPart } from '@rondo/rules';
import type { ComponentType } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useUser } from '../../../platform/session.ts';
import { RemovableChip, ToggleChip } from '../../../ui/chips.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChipRow, FieldGroup, SelectField } from '../../../ui/field.tsx';
import { Saved } from '../../../ui/saved.tsx';
import { useNotSaved } from '../../../ui/use-not-saved.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { SportMark } from '../../../ui/sport/sport-mark.tsx';
import { WeekChips } from '../../../ui/week-chips.tsx';
import { KnownSettings, type Settings } from './known-settings.tsx';
import classes from './settings.module.css';
import { useSaveSettings } from './settings-commands.ts';

/**
 * What a user says about how they play (product.md#people), and whether their page shows it.
 * @param City where they play, which is chosen from the cities of another feature
 */
export function PlayingSettings({ City }: { City: ComponentType<Known> }) {
  const t = useT();
  const isGuest = useUser()?.role === 'guest';
  return (
    <SettingsSection id="playing" title={t('playing.title')} intro={t('playing.intro')}>
      <KnownSettings heights={[88, 176, 76, 76, 48, 48]}>
        {(settings) => (
          <>
            <Sports settings={settings} />
            <Hours settings={settings} />
            <City settings={settings} />
            <Languages settings={settings} />
            <Switch
              settings={settings}
              of="suggestsGames"
              label={t('playing.suggest')}
              hint={t('playing.suggestHint')}
            />
            {!isGuest && (
              <Switch settings={settings} of="showsPlaying" label={t('playing.show')} hint={t('playing.showHint')} />
            )}
          </>
        )}
      </KnownSettings>
    </SettingsSection>
  );
}

interface Known {
  settings: Settings;
}

/** The list with a word more, or without it. */
function toggled<Word>(list: readonly Word[], word: Word): Word[] {
  return list.includes(word) ? list.filter((one) => one !== word) : [...list, word];
}

function Sports({ settings }: Known) {
  const t = useT();
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  const liked = (save.isPending && save.variables.likedSports) || settings.likedSports;
  return (
    <FieldGroup path="likedSports" legend={t('playing.sports')} aside={<Saved by={save} />} error={refused}>
      <ChipRow>
        {sports.map((sport) => (
          <ToggleChip
            key={sport}
            pressed={liked.includes(sport)}
            onToggle={() => save.mutate({ likedSports: toggled(liked, sport) })}
          >
            <SportMark sport={sport} size={18} />
            {t(`games.sport.${sport}`)}
          </ToggleChip>
        ))}
      </ChipRow>
    </FieldGroup>
  );
}

function Hours({ settings }: Known) {
  const t = useT();
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  const chosen: readonly WeekPart[] = (save.isPending && save.variables.playingHours) || settings.playingHours;
  return (
    <FieldGroup path="playingHours" legend={t('playing.hours')} aside={<Saved by={save} />} error={refused}>
      <WeekChips chosen={chosen} onToggle={(part) => save.mutate({ playingHours: toggled(chosen, part) })} />
    </FieldGroup>
  );
}

function Languages({ settings }: Known) {
  const t = useT();
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  const spoken: readonly SpokenLanguage[] =
    (save.isPending && save.variables.spokenLanguages) || settings.spokenLanguages;
  const others = spokenLanguages
    .filter((code) => !spoken.includes(code))
    .map((code) => ({ code, name: t(`playing.names.${code}`) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return (
    <FieldGroup path="spokenLanguages" legend={t('playing.languages')} aside={<Saved by={save} />} error={refused}>
      <div className={classes.languages}>
        {spoken.length > 0 && (
          <ChipRow>
            {spoken.map((code) => (
              <RemovableChip
                key={code}
                label={t(`playing.names.${code}`)}
                onRemove={() => save.mutate({ spokenLanguages: toggled(spoken, code) })}
              />
            ))}
          </ChipRow>
        )}
        {spoken.length < spokenLanguagesMax ? (
          <SelectField
            label={t('playing.addLanguage')}
            hideLabel
            value=""
            onChange={({ target: { value } }) => {
              const code = spokenLanguages.find((one) => one === value);
              if (code) save.mutate({ spokenLanguages: [...spoken, code] });
            }}
          >
            <option value="">{t('playing.addLanguage')}</option>
            {others.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : (
          <p className={classes.hint}>{t('playing.languagesMax', { count: spokenLanguagesMax })}</p>
        )}
      </div>
    </FieldGroup>
  );
}

function Switch({
  settings,
  of,
  label,
  hint,
}: Known & { of: 'showsPlaying' | 'suggestsGames'; label: string; hint: string }) {
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  return (
    <Checkbox
      toggle
      name={of}
      label={
        <>
          <span className={classes.label}>{label}</span>
          <span className={classes.hint}>{hint}</span>
        </>
      }
      end={<Saved by={save} />}
      error={refused}
      checked={(save.isPending ? save.variables[of] : settings[of]) ?? false}
      onChange={(event) => save.mutate({ [of]: event.target.checked })}
    />
  );
}
