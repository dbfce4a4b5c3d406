import { countingOf } from '@rondo/rules/results';
import { playOffs, tournamentEntries, tournamentFormats } from '@rondo/rules/tournament-form';
import { Fragment, lazy, useState } from 'react';
import { numberOf } from '../../../platform/call-form.ts';
import { useT } from '../../../platform/i18n.tsx';
import { UntilLoaded } from '../../../platform/until-loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChipChoices } from '../../../ui/chip-choices.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Field } from '../../../ui/field.tsx';
import { FieldPair } from '../../../ui/form.tsx';
import { Skeleton } from '../../../ui/states.tsx';
import { NumberField } from '../number-field.tsx';
import rows from '../rows.module.css';
import type { SectionProps } from '../use-game-form.ts';
import { courtRows, type OnRondo, teamsOf } from './on-rondo.ts';

const DayLine = lazy(() => import('./day-line.tsx'));

/** The options of each format. */
const options = {
  roundRobin: ['legs'],
  groups: ['groups', 'through'],
  knockOut: [],
  doubleElimination: [],
  swiss: ['rounds'],
  toTheEnd: [],
} as const;

/** How a tournament that is played on Rondo is entered and played; spots, places for teams and the minimum follow from it. */
export default function OnRondoFields({ form }: Pick<SectionProps, 'form'>) {
  const t = useT();
  const { onRondo, sport } = form.values;
  const { entry, format, courts } = onRondo;
  const [areCourtsShown, setCourtsShown] = useState(false);
  const change = (more: Partial<OnRondo>) => form.change((now) => ({ onRondo: { ...now.onRondo, ...more } }));
  const number = (
    name: 'teamSize' | 'least' | 'groups' | 'through' | 'legs' | 'rounds' | 'matchMinutes' | 'setsToWin',
  ) => <NumberField form={form} path={`onRondo.${name}`} label={t(`create.tournamentOnRondo.${name}`)} maxLength={3} />;
  const hasSets = sport !== '' && countingOf(sport) === 'sets';
  const hoursWrong = form.said.some((path) => path.startsWith('onRondo.courts'));
  return (
    <fieldset className={rows.rows} data-path="onRondo">
      <legend className={rows.legend}>{t('create.tournamentOnRondo.title')}</legend>
      <Choices
        legend={t('create.tournamentOnRondo.entry')}
        value={entry}
        onChange={(next) => change({ entry: next })}
        options={tournamentEntries.map((value) => ({
          value,
          label: t(`create.tournamentOnRondo.entries.${value}`),
          hint: t(`create.tournamentOnRondo.entryHints.${value}`),
        }))}
      />
      <FieldPair short>
        <Field
          label={t('create.tournamentOnRondo.teams')}
          inputMode="numeric"
          autoComplete="off"
          {...form.text('onRondo.teams')}
          onChange={({ target }) => change(teamsOf(target.value.replaceAll(/\D/g, '').slice(0, 2)))}
        />
        {number('least')}
      </FieldPair>
      {number('teamSize')}
      <ChipChoices
        legend={t('create.tournamentOnRondo.format')}
        value={format}
        onChange={(next) => change({ format: next })}
        options={tournamentFormats.map((value) => ({ value, label: t(`create.tournamentOnRondo.formats.${value}`) }))}
      />
      {options[format].length > 0 && (
        <FieldPair short>
          {options[format].map((name) => (
            <div key={name}>{number(name)}</div>
          ))}
        </FieldPair>
      )}
      {format === 'knockOut' && (
        <ChipChoices
          legend={t('create.tournamentOnRondo.playOffs')}
          value={onRondo.playOffs}
          onChange={(next) => change({ playOffs: next })}
          options={playOffs.map((value) => ({ value, label: t(`create.tournamentOnRondo.places.${value}`) }))}
        />
      )}
      <FieldPair short>
        {number('matchMinutes')}
        <Field
          label={t('create.tournamentOnRondo.courts')}
          name="onRondo.courts"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={courts.length === 0 ? '' : String(courts.length)}
          onChange={({ target }) =>
            change({ courts: courtRows(courts, numberOf(target.value.replaceAll(/\D/g, '')) || 1) })
          }
        />
      </FieldPair>
      {hasSets && number('setsToWin')}
      {areCourtsShown || hoursWrong ? (
        courts.map(({ key }, at) => (
          <Fragment key={key}>
            <Field
              label={t('create.tournamentOnRondo.courtName')}
              placeholder={t('create.tournamentOnRondo.court', { number: at + 1 })}
              autoComplete="off"
              {...form.text(`onRondo.courts.${at}.name`)}
            />
            <FieldPair short>
              {(['from', 'to'] as const).map((name) => (
                <Field
                  key={name}
                  label={t(`create.tournamentOnRondo.${name === 'from' ? 'from' : 'till'}`)}
                  placeholder="14:00"
                  inputMode="text"
                  autoComplete="off"
                  {...form.text(`onRondo.courts.${at}.${name}`)}
                />
              ))}
            </FieldPair>
          </Fragment>
        ))
      ) : (
        <Button variant="plain" onClick={() => setCourtsShown(true)}>
          {t('create.tournamentOnRondo.courtHours')}
        </Button>
      )}
      <Checkbox
        toggle
        name="onRondo.referees"
        label={t('create.tournamentOnRondo.referees')}
        checked={onRondo.referees}
        onChange={({ target }) => change({ referees: target.checked })}
      />
      <UntilLoaded fallback={<Skeleton height={24} />}>
        <DayLine draft={form.values} onDuration={(duration) => form.change({ duration })} />
      </UntilLoaded>
    </fieldset>
  );
}
