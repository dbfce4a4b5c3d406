import { useT } from '../../platform/i18n.tsx';
import { FieldPair } from '../../ui/form.tsx';
import { AccessFields } from './access-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { hasTeams } from './draft.ts';
import { EarlyBirdFields } from './early-bird-fields.tsx';
import { Fold } from './fold.tsx';
import { takenSpots } from './form-context.ts';
import type { SectionProps } from './use-game-form.ts';
import classes from './game-form.module.css';
import { NumberField } from './number-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { SizePresets } from './size-presets.tsx';
import { TeamFields } from './team-fields.tsx';

/** The third step: number of players, teams, price; who may join, and the contact. */
export function WhoFields(section: SectionProps) {
  const t = useT();
  const { form, settings } = section;
  const taken = takenSpots(settings.game);
  return (
    <>
      {!settings.game && <SizePresets form={form} />}
      <FieldPair short>
        <NumberField
          form={form}
          path="minimum_players_threshold"
          label={t('create.minimum')}
          hint={t('create.minimumHint')}
          onLeave={() => form.values.players !== '' && form.look(['players'])}
        />
        <NumberField
          form={form}
          path="players"
          label={t('create.players')}
          hint={taken > 0 ? t('create.taken', { count: taken }) : t('create.playersHint')}
        />
      </FieldPair>
      {hasTeams(form.values) && <TeamFields form={form} />}
      <PriceFields {...section} />
      <Fold
        {...section}
        title={t('create.folds.who')}
        hint={t(settings.freeOnly ? 'create.folds.whoFreeHint' : 'create.folds.whoHint')}
        fields={[
          'passcode',
          'passcodeMode',
          'signup_opens_in_days',
          'placeholder_player_number',
          'levelLimit',
          'elo_disabled',
          'early_bird',
          'contact_details',
          'groupchat',
          'communities',
        ]}
      >
        <AccessFields {...section} />
        {form.values.isPayingGame && !settings.freeOnly && (
          <div className={classes.part}>
            <EarlyBirdFields form={form} />
          </div>
        )}
        <div className={classes.part}>
          <ContactFields {...section} />
        </div>
      </Fold>
    </>
  );
}
