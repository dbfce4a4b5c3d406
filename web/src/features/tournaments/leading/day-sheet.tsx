import type { Tournament } from '@rondo/contract';
import { movePlan } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChipChoices } from '../../../ui/chip-choices.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { useNames } from '../names.ts';
import { useAct } from '../use-act.ts';
import classes from './day-sheet.module.css';

interface Props {
  tournament: Tournament;
  onClose: () => void;
}

const whats = ['late', 'closed', 'rain'] as const;
const lengths = ['5', '10', '15', '20', '30', '45', '60'] as const;
type Length = (typeof lengths)[number] | 'rest';

/** Late, a court lost, or rain: what would move is shown, and a press moves it. */
export function DaySheet({ tournament, onClose }: Props) {
  const t = useT();
  const { _id: id, terms } = tournament;
  const all = terms.courts.map(({ name }) => name);
  const [what, setWhat] = useState<(typeof whats)[number]>('late');
  const [chosen, setChosen] = useState<readonly string[]>(all);
  const [length, setLength] = useState<Length>('15');
  const body = {
    kind: what === 'late' ? ('late' as const) : ('closed' as const),
    courts: what === 'rain' ? all : [...chosen],
    minutes: length === 'rest' ? null : Number(length),
  };
  const send = (preview: boolean) => call(movePlan, { params: { id }, body: { ...body, preview } });
  const look = useMutation({ mutationFn: () => send(true) });
  const { act, working, refusal } = useAct(
    id,
    () => send(false),
    () => {
      onClose();
      showBanner('success', t('tournamentLeading.day.kept'));
    },
  );
  const moves = look.data?.data.moves;
  const change = () => {
    refusal.clear();
    look.reset();
  };
  return (
    <FormSheet
      title={t('tournamentLeading.day.title')}
      action={t(moves && moves.length > 0 ? 'tournamentLeading.day.keep' : 'tournamentLeading.day.look')}
      cancel={t('tournamentLeading.day.cancel')}
      working={working || look.isPending}
      refusal={refusal}
      onSubmit={() =>
        moves && moves.length > 0 ? act(undefined) : look.mutate(undefined, { onError: refusal.refuse })
      }
      onClose={onClose}
    >
      <ChipChoices
        legend={t('tournamentLeading.day.what')}
        options={whats.map((value) => ({ value, label: t(`tournamentLeading.day.${value}`) }))}
        value={what}
        onChange={(next) => {
          change();
          setWhat(next);
          setChosen(next === 'closed' ? all.slice(-1) : all);
          setLength(next === 'closed' ? 'rest' : next === 'rain' ? '30' : '15');
        }}
      />
      {what !== 'rain' && all.length > 1 && (
        <fieldset className={classes.courts}>
          <legend>{t('tournamentLeading.day.courts')}</legend>
          {all.map((court) => (
            <Checkbox
              key={court}
              label={court}
              checked={chosen.includes(court)}
              onChange={({ target }) => {
                change();
                setChosen(all.filter((one) => (one === court ? target.checked : chosen.includes(one))));
              }}
            />
          ))}
        </fieldset>
      )}
      <ChipChoices
        legend={t(what === 'late' ? 'tournamentLeading.day.minutesLate' : 'tournamentLeading.day.minutes')}
        options={[
          ...lengths.map((value) => ({
            value: value as Length,
            label: t('tournamentLeading.day.forMinutes', { count: Number(value) }),
          })),
          ...(what === 'late' ? [] : [{ value: 'rest' as const, label: t('tournamentLeading.day.rest') }]),
        ]}
        value={length}
        onChange={(next) => {
          change();
          setLength(next);
        }}
      />
      {moves && <Moves tournament={tournament} moves={moves} />}
    </FormSheet>
  );
}

type Move = Awaited<ReturnType<typeof call<typeof movePlan>>>['data']['moves'][number];

function Moves({ tournament, moves }: { tournament: Tournament; moves: readonly Move[] }) {
  const t = useT();
  const formats = useFormats();
  const names = useNames(tournament);
  const at = ({ court, startsAt }: Move['from']) =>
    t('tournamentLeading.day.from', { time: formats.time(startsAt), court });
  if (moves.length === 0) return <p>{t('tournamentLeading.day.none')}</p>;
  return (
    <Stack gap={8} aria-live="polite">
      <Text as="h3" size={17}>
        {t('tournamentLeading.day.moves', { count: moves.length })}
      </Text>
      <ul className={classes.moves}>
        {moves.map(({ match: id, from, to }) => {
          const match = tournament.matches.find((one) => one.id === id);
          return (
            <li key={id}>
              <Text size={15} weight={600} breaks>
                {match ? names.whole(match) : id}
              </Text>
              <Row gap={8} align="center" size={15} className="numbers" wrap>
                <Text as="s" tone="muted">
                  {at(from)}
                </Text>
                <Icon name="forward" size={16} />
                <Text as="strong" tone={to ? undefined : 'cancelled'}>
                  {to ? at(to) : t('tournamentLeading.day.noTime')}
                </Text>
              </Row>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
