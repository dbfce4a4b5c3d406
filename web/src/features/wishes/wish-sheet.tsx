import type { Wish } from '@rondo/contract';
import { createWish } from '@rondo/contract/forms';
import { sports } from '@rondo/rules';
import { wishLevels, wishPricesCents, wishRadiiKm, wishTellings } from '@rondo/rules/wishes';
import type { ReactNode } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { ChipChoices } from '../../ui/chip-choices.tsx';
import { Choices } from '../../ui/choices.tsx';
import { LevelIcon, ToggleChip } from '../../ui/chips.tsx';
import { ChipRow, FieldGroup } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { WeekChips } from '../../ui/week-chips.tsx';
import { useSaveWish } from './commands.ts';
import { type WishFields } from './queries.ts';
import classes from './wishes.module.css';

export type WishPlace = WishFields['place'];

/** The choices so far; the place may be missing. */
export interface WishDraft extends Omit<WishFields, 'place'> {
  place: WishPlace | null;
}

interface Props {
  /** The wish that is changed; null for a new one. */
  wish: Wish | null;
  /** The form's initial values. */
  draft: WishDraft;
  renderPlace: (props: { place: WishDraft['place']; onChoose: (place: WishPlace) => void }) => ReactNode;
  onClose: () => void;
}

const tellingKey = { at_once: 'atOnce', daily: 'daily', weekly: 'weekly' } as const;

function toggled<Word>(list: readonly Word[], word: Word): Word[] {
  return list.includes(word) ? list.filter((one) => one !== word) : [...list, word];
}

/** The form of a wish, a press for each choice. */
export default function WishSheet({ wish, draft: initial, renderPlace, onClose }: Props) {
  const t = useT();
  const { price } = useFormats();
  const form = useCallForm(createWish, {
    initial,
    say: {
      sports: t('wishes.form.sportsMissing'),
      parts: t('wishes.form.whenMissing'),
      place: t('wishes.form.placeMissing'),
    },
  });
  const change = (more: Partial<WishDraft>) => {
    form.change(more);
    form.refusal.clear();
  };
  const save = useSaveWish(wish, () => {
    onClose();
    showBanner('success', t(wish ? 'wishes.changed' : 'wishes.made'));
  });
  const { sports: chosen, parts, place, radius, levels, maxPrice, telling } = form.values;
  return (
    <FormSheet
      title={t(wish ? 'wishes.form.editTitle' : 'wishes.form.title')}
      action={t('wishes.form.save')}
      cancel={t('wishes.form.cancel')}
      working={save.isPending}
      refusal={form.refusal}
      onSubmit={() => form.attempt((body) => save.mutate(body, { onError: form.refuse }))}
      onClose={onClose}
    >
      <Stack gap={24} className={classes.form}>
        <Part name="sports" legend={t('wishes.form.sports')} error={form.at('sports')}>
          <ChipRow>
            {sports.map((sport) => (
              <ToggleChip
                key={sport}
                pressed={chosen.includes(sport)}
                onToggle={() => change({ sports: toggled(chosen, sport) })}
              >
                <SportMark sport={sport} size={18} />
                {t(`games.sport.${sport}`)}
              </ToggleChip>
            ))}
          </ChipRow>
        </Part>
        <Part name="parts" legend={t('wishes.form.when')} error={form.at('parts')}>
          <WeekChips chosen={parts} onToggle={(part) => change({ parts: toggled(parts, part) })} />
        </Part>
        <Part name="place" legend={t('wishes.form.place')} error={form.at('place')}>
          {renderPlace({ place, onChoose: (next) => change({ place: next }) })}
        </Part>
        <ChipChoices
          legend={t('wishes.form.radius')}
          value={String(radius)}
          options={wishRadiiKm.map((km) => ({ value: String(km), label: t('wishes.form.kilometres', { radius: km }) }))}
          onChange={(km) => change({ radius: Number(km) })}
        />
        <FieldGroup legend={t('wishes.form.levels')}>
          <Text below={10} size={15} tone="muted">
            {t('wishes.form.levelsHint')}
          </Text>
          <ChipRow>
            {wishLevels.map((level) => (
              <ToggleChip
                key={level}
                pressed={levels.includes(level)}
                onToggle={() => change({ levels: toggled(levels, level) })}
              >
                <LevelIcon level={level} />
                {t(`games.level.${level}`)}
              </ToggleChip>
            ))}
          </ChipRow>
        </FieldGroup>
        <ChipChoices
          legend={t('wishes.form.price')}
          value={maxPrice === null ? 'any' : String(maxPrice)}
          options={[
            ...wishPricesCents.map((cents) => ({ value: String(cents / 100), label: price(cents / 100) })),
            { value: 'any', label: t('wishes.form.any') },
          ]}
          onChange={(euros) => change({ maxPrice: euros === 'any' ? null : Number(euros) })}
        />
        <Choices
          legend={t('wishes.form.telling')}
          value={telling}
          options={wishTellings.map((value) => ({
            value,
            label: t(`wishes.form.${tellingKey[value]}`),
            hint: t(`wishes.form.${tellingKey[value]}Hint`),
          }))}
          onChange={(value) => change({ telling: value })}
        />
      </Stack>
    </FormSheet>
  );
}

interface PartProps {
  name: string;
  legend: string;
  error: string | null;
  children: ReactNode;
}

/** Choices of which at least one is needed; the error below says so, and the first choice gets the focus. */
function Part({ name, legend, error, children }: PartProps) {
  return (
    <div data-field data-path={name} data-invalid={error ? true : undefined}>
      <FieldGroup legend={legend} error={error}>
        {children}
      </FieldGroup>
    </div>
  );
}
