import { day } from '@rondo/rules';
import { formatDay, formatTime } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldPair } from '../../ui/form.tsx';
import { numberOf } from '../../platform/call-form.ts';
import type { GameDraft } from './draft.ts';
import type { SectionProps } from './use-game-form.ts';
import classes from './game-form.module.css';
import { instantOf } from '../../platform/local-time.ts';
import { NumberField } from './number-field.tsx';
import { PasscodeField } from './passcode-field.tsx';

/** Who may join, and from when. */
export function AccessFields({ form, settings }: SectionProps) {
  const { t, language } = useI18n();
  const { levelLimit, elo_disabled: isIgnored } = form.values;
  const opens = opensAt(form.values);
  return (
    <div className={classes.group}>
      <h4>{t('create.access')}</h4>
      <PasscodeField form={form} settings={settings} />
      <FieldPair>
        <NumberField
          form={form}
          path="signup_opens_in_days"
          maxLength={3}
          label={t('create.signupDays')}
          hint={
            opens === null
              ? t('create.signupHint')
              : t('create.signupOpens', { day: formatDay(opens, language), time: formatTime(opens, language) })
          }
        />
        <NumberField
          form={form}
          path="placeholder_player_number"
          label={t('create.placeholders')}
          hint={t('create.placeholdersHint')}
        />
      </FieldPair>
      <NumberField
        form={form}
        path="levelLimit"
        decimals
        maxLength={3}
        label={t('create.levelLimit')}
        hint={t('create.levelLimitHint')}
      />
      {(levelLimit !== '' || isIgnored) && (
        <Checkbox toggle label={t('create.eloDisabled')} {...form.box('elo_disabled')} />
      )}
    </div>
  );
}

/** When sign-up opens; null if at once. */
function opensAt({ signup_opens_in_days: typed, game_date: date }: GameDraft): number | null {
  const start = instantOf(date);
  const days = numberOf(typed);
  return start === null || !(days > 0) ? null : start - days * day;
}
