import type { GameDetails } from '@rondo/contract';
import { lateChanges, startAfter } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Note } from '../../../ui/form.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import classes from './late.module.css';
import { reachQuery, useChangeLate } from './queries.ts';

export const choices = ['later15', 'later30', 'court', 'light', 'dark', 'own'] as const;
export type Choice = (typeof choices)[number];

const minutesOf: Partial<Record<Choice, number>> = { later15: 15, later30: 30 };

interface Props {
  game: GameDetails;
  choice: Choice;
  onClose: () => void;
}

/** The one confirmation of a change on the day: who is told, and what it means. */
export function LateSheet({ game, choice, onClose }: Props) {
  const { t } = useI18n();
  const formats = useFormats();
  const refusal = useRefusal();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const { data: reach } = useQuery(reachQuery(game._id));
  const change = useChangeLate(game, {
    onDone: () => {
      showBanner('success', t('coLeading.late.done'));
      onClose();
    },
    onRefused: refusal.refuse,
  });
  const minutesLater = minutesOf[choice] ?? 0;
  const words = typed.trim();
  const note =
    choice === 'court'
      ? words && t('coLeading.late.courtNote', { court: words })
      : choice === 'light' || choice === 'dark'
        ? t(`coLeading.late.${choice}`)
        : words;
  const lacks = minutesLater === 0 && note === '';
  const hasField = choice === 'court' || choice === 'own';
  const submit = () => {
    setAsked(true);
    refusal.clear();
    if (lacks) refusal.lead();
    else change.mutate({ minutesLater, note });
  };
  const label = t(choice === 'court' ? 'coLeading.late.courtLabel' : 'coLeading.late.ownLabel');
  return (
    <FormSheet
      title={t('coLeading.late.sheet')}
      action={t('coLeading.late.submit')}
      cancel={t('coLeading.late.cancel')}
      working={change.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      {minutesLater > 0 && (
        <Text size={18} weight={650} className="numbers">
          {t('coLeading.late.starts', {
            when: formats.time(startAfter(new Date(game.game_date), minutesLater).toISOString()),
            before: formats.time(game.game_date),
          })}
        </Text>
      )}
      {hasField && (
        <Field
          label={label}
          maxLength={lateChanges.noteMax - t('coLeading.late.courtNote', { court: '' }).length}
          value={typed}
          error={asked && lacks && t('coLeading.late.fill')}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {note !== '' && <p>{t('coLeading.late.says', { note })}</p>}
      {reach ? (
        reach.left === 0 ? (
          <Note>{t('coLeading.late.noneLeft')}</Note>
        ) : (
          <ul className={classes.effects}>
            <li>{t('coLeading.late.told', { count: reach.told })}</li>
            {minutesLater > 0 && <li>{t('coLeading.late.calendars')}</li>}
            <li>
              {minutesLater > 0 && reach.paid > 0
                ? t('coLeading.late.refunds', { count: reach.paid })
                : t('coLeading.late.noRefunds')}
            </li>
            <li>{t('coLeading.late.notCounted')}</li>
            {reach.left > 1 && <li>{t('coLeading.late.left', { count: reach.left - 1 })}</li>}
          </ul>
        )
      ) : (
        <Loading>
          <Skeleton height={120} />
        </Loading>
      )}
    </FormSheet>
  );
}
