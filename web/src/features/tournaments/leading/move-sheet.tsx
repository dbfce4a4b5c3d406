import type { Tournament, TournamentMatch } from '@rondo/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatTime } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { FieldPair, Note } from '../../../ui/form.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { useNames } from '../names.ts';
import { useAct } from '../use-act.ts';
import { Conflicts } from './conflicts.tsx';
import { sendPlan, type Slot, slotsOf } from './plan-commands.ts';

interface Props {
  tournament: Tournament;
  match: TournamentMatch;
  onClose: () => void;
}

/** Moves a match by hand to another court and time; what it would be in the way of is shown before it is kept. */
export function MoveSheet({ tournament, match, onClose }: Props) {
  const { t, language } = useI18n();
  const { _id: id, terms, startsAt } = tournament;
  const names = useNames(tournament);
  const [court, setCourt] = useState(match.court ?? terms.courts[0]?.name ?? '');
  const [time, setTime] = useState(formatTime(new Date(match.startsAt ?? startsAt), language));
  const own: Slot = { match: match.id, court, start: minutesAt(time) };
  const slots = [...slotsOf(tournament).filter((slot) => slot.match !== match.id), own];
  const check = useMutation({ mutationFn: () => sendPlan(id, { slots, preview: true }) });
  const { act, working, refusal } = useAct(
    id,
    () => sendPlan(id, { slots, preview: false }),
    () => {
      onClose();
      showBanner('success', t('tournamentLeading.move.kept'));
    },
  );
  const conflicts = check.data?.data.plan.conflicts;
  const isFit = conflicts?.length === 0;

  /** The minutes after the tournament's start at which it is this time of day. */
  function minutesAt(given: string): number {
    const [hours = 0, minutes = 0] = given.split(':').map(Number);
    const begins = formatTime(new Date(startsAt), language).split(':').map(Number);
    const between = hours * 60 + minutes - ((begins[0] ?? 0) * 60 + (begins[1] ?? 0));
    return between < 0 ? between + 24 * 60 : between;
  }
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    refusal.clear();
    check.reset();
    set(event.target.value);
  };
  return (
    <FormSheet
      title={names.whole(match)}
      action={t(isFit ? 'tournamentLeading.move.keep' : 'tournamentLeading.move.check')}
      cancel={t('tournamentLeading.move.cancel')}
      working={working || check.isPending}
      refusal={refusal}
      onSubmit={() => (isFit ? act(undefined) : check.mutate(undefined, { onError: refusal.refuse }))}
      onClose={onClose}
    >
      <FieldPair short>
        <SelectField label={t('tournamentLeading.move.court')} value={court} onChange={change(setCourt)}>
          {terms.courts.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field
          type="time"
          step={300}
          required
          label={t('tournamentLeading.move.time')}
          value={time}
          onChange={change(setTime)}
        />
      </FieldPair>
      {isFit && <Note>{t('tournamentLeading.move.fits')}</Note>}
      {conflicts && <Conflicts tournament={tournament} conflicts={conflicts} />}
    </FormSheet>
  );
}
