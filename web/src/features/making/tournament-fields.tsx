import { externalEvent, gameForm } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldPair } from '../../ui/form.tsx';
import { Text } from '../../ui/layout.tsx';
import { isOnRondo } from './draft.ts';
import { canBeWon, offRondo, usualOnRondo } from './on-rondo/on-rondo.ts';
import type { SectionProps } from './use-game-form.ts';
import classes from './game-form.module.css';
import { LinkField } from './link-field.tsx';

/** How many hours a tournament lasts, unless said otherwise. */
const dayHours = '6';

/** Whether it is a tournament, played on Rondo, of teams made with the players or by another organisation. Once players have joined, the kind can't change. */
export function TournamentFields({ form, settings: { freeOnly, game } }: SectionProps) {
  const t = useT();
  const { tournament, tournament_external: external, sport } = form.values;
  const isOn = isOnRondo(form.values);
  const fixed = (game?.joined_players_number ?? 0) > 0;
  const begun = (next: boolean) => ({
    onRondo: next ? usualOnRondo(sport) : offRondo,
    ...(next && { duration: dayHours, tournament_external: false }),
  });
  const setExternal = (next: boolean) => {
    const preset = next ? externalEvent.priceCents : gameForm.priceDefaultCents;
    form.change({ tournament_external: next, isPayingGame: true, price: String(preset / 100) });
  };
  return (
    <div className={classes.group}>
      <div>
        <Checkbox
          toggle
          label={t('create.tournament.toggle')}
          disabled={fixed}
          {...form.box('tournament')}
          onChange={({ target }) =>
            form.change({ tournament: target.checked, ...(!game && begun(target.checked && canBeWon(sport))) })
          }
        />
        {fixed && (
          <Text size={14} tone="muted">
            {t('create.tournament.fixed')}
          </Text>
        )}
      </div>
      {tournament && !game && canBeWon(sport) && (
        <Checkbox
          toggle
          name="onRondo.isOn"
          label={t('create.tournamentOnRondo.toggle')}
          checked={isOn}
          onChange={({ target }) => form.change(begun(target.checked))}
        />
      )}
      {tournament && !isOn && (
        <>
          {/* External tournaments cost money, so only admins can create them. */}
          {!freeOnly && (
            <Checkbox
              toggle
              name="tournament_external"
              label={t('create.tournament.external')}
              checked={external}
              disabled={fixed}
              onChange={(event) => setExternal(event.target.checked)}
            />
          )}
          {external ? (
            <FieldPair>
              <Field
                label={t('create.tournament.organisation')}
                hint={t('create.tournament.organisationHint')}
                {...form.text('tournament_org')}
              />
              <LinkField
                label={t('create.tournament.eventLink')}
                hint={t('create.linkHint')}
                {...form.text('tournament_link')}
              />
            </FieldPair>
          ) : (
            <LinkField
              label={t('create.tournament.link')}
              hint={t('create.tournament.linkHint')}
              {...form.text('tournament_link')}
            />
          )}
        </>
      )}
    </div>
  );
}
