import type { Tournament, TournamentTerms } from '@rondo/contract';
import { changeTournament } from '@rondo/contract/calls';
import { tournamentForm as limits, tournamentFormats } from '@rondo/rules/tournament-form';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { FieldPair } from '../../../ui/form.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { useAct } from '../use-act.ts';

interface Props {
  tournament: Tournament;
  onClose: () => void;
}

/** What each format asks. */
const asked: Partial<Record<TournamentTerms['format'], readonly ('groups' | 'through' | 'rounds' | 'legs')[]>> = {
  groups: ['groups', 'through'],
  swiss: ['rounds'],
  roundRobin: ['legs'],
};
const most = { groups: limits.groupsMax, through: 8, rounds: limits.roundsMax, legs: limits.legsMax };

/** How it is played, until its matches are drawn: the teams that came may ask for fewer groups. */
export function TermsSheet({ tournament: { _id: id, terms: before }, onClose }: Props) {
  const t = useT();
  const [terms, setTerms] = useTypedState<TournamentTerms>('terms', before);
  const { act, working, refusal } = useAct(
    id,
    () => call(changeTournament, { params: { id }, body: terms }),
    () => {
      onClose();
      showBanner('success', t('tournamentLeading.terms.saved'));
    },
  );
  const change = (more: Partial<TournamentTerms>) => {
    refusal.clear();
    setTerms({ ...terms, ...more });
  };
  const number = (name: 'groups' | 'through' | 'rounds' | 'legs' | 'matchMinutes' | 'restMinutes') => ({
    type: 'number',
    inputMode: 'numeric' as const,
    name,
    label: t(`tournamentLeading.terms.${name}`),
    value: Number.isNaN(terms[name]) ? '' : terms[name],
    onChange: ({ target }: { target: { valueAsNumber: number } }) => change({ [name]: target.valueAsNumber }),
  });
  return (
    <FormSheet
      title={t('tournamentLeading.terms.title')}
      action={t('tournaments.rename.save')}
      cancel={t('tournaments.enter.cancel')}
      working={working}
      refusal={refusal}
      onSubmit={() => act(undefined)}
      onClose={onClose}
    >
      <SelectField
        label={t('tournamentLeading.terms.format')}
        value={terms.format}
        onChange={({ target }) =>
          change({ format: tournamentFormats.find((one) => one === target.value) ?? terms.format })
        }
      >
        {tournamentFormats.map((format) => (
          <option key={format} value={format}>
            {t(`tournaments.format.${format}`)}
          </option>
        ))}
      </SelectField>
      <FieldPair short>
        {asked[terms.format]?.map((name) => (
          <Field key={name} {...number(name)} min={1} max={most[name]} />
        ))}
      </FieldPair>
      <FieldPair short>
        <Field {...number('matchMinutes')} min={limits.matchMinutesMin} max={limits.matchMinutesMax} />
        <Field {...number('restMinutes')} min={0} max={limits.restMinutesMax} />
      </FieldPair>
      <Checkbox
        label={t('tournamentLeading.terms.isQueue')}
        checked={terms.isQueue}
        onChange={({ target }) => change({ isQueue: target.checked })}
      />
    </FormSheet>
  );
}
