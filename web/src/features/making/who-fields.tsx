import { lazy } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { UntilLoaded } from '../../platform/until-loaded.tsx';
import { FieldPair } from '../../ui/form.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { AccessFields } from './access-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { hasTeams, isOnRondo } from './draft.ts';
import { EarlyBirdFields } from './early-bird-fields.tsx';
import { Fold } from './fold.tsx';
import { takenSpots } from './form-context.ts';
import type { SectionProps } from './use-game-form.ts';
import classes from './game-form.module.css';
import { NumberField } from './number-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { SizePresets } from './size-presets.tsx';
import { TeamFields } from './team-fields.tsx';

const OnRondoFields = lazy(() => import('./on-rondo/on-rondo-fields.tsx'));

/** The third step: number of players, teams, price; who may join, and the contact. */
export function WhoFields(section: SectionProps) {
  const t = useT();
  const { form, settings } = section;
  return (
    <>
      {isOnRondo(form.values) ? (
        <UntilLoaded fallback={<Skeleton height={480} />}>
          <OnRondoFields form={form} />
        </UntilLoaded>
      ) : (
        <Sizes {...section} />
      )}
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

/** How many players, and the teams that are made here. */
function Sizes({ form, settings: { game, isChallenge } }: SectionProps) {
  const t = useT();
  const taken = takenSpots(game);
  return (
    <>
      {!game && <SizePresets form={form} />}
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
          hint={
            isChallenge
              ? t('create.challenge.players')
              : taken > 0
                ? t('create.taken', { count: taken })
                : t('create.playersHint')
          }
        />
      </FieldPair>
      {hasTeams(form.values) && <TeamFields form={form} areFixed={game !== null && game.tournament_entry !== null} />}
    </>
  );
}
