import type { GameDetails } from '@rondo/contract';
import { changeLate } from '@rondo/contract/forms';
import { startAfter } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Note } from '../../../ui/form.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useChangeLate } from './commands.ts';
import { reachQuery } from './queries.ts';

export const choices = ['later15', 'later30', 'court', 'light', 'dark', 'own'] as const;
export type Choice = (typeof choices)[number];

const minutesOf: Partial<Record<Choice, number>> = { later15: 15, later30: 30 };

interface Props {
  game: GameDetails;
  choice: Choice;
  onClose: () => void;
}

/** Confirms a change on the day of the game: says who is told, and what the change means. */
export function LateSheet({ game, choice, onClose }: Props) {
  const { t } = useI18n();
  const formats = useFormats();
  const minutesLater = minutesOf[choice] ?? 0;
  const hasField = choice === 'court' || choice === 'own';
  const form = useCallForm(changeLate, {
    initial: { minutesLater, note: '' },
    say: { note: t('coLeading.late.fill') },
    needs: hasField ? ['note'] : [],
  });
  const { data: reach } = useQuery(reachQuery(game._id));
  const change = useChangeLate(game, {
    onDone: () => {
      showBanner('success', t('coLeading.late.done'));
      onClose();
    },
    onRefused: form.refuse,
  });
  const words = form.values.note.trim();
  const note =
    choice === 'court'
      ? words && t('coLeading.late.courtNote', { court: words })
      : choice === 'light' || choice === 'dark'
        ? t(`coLeading.late.${choice}`)
        : words;
  const field = form.text('note');
  return (
    <FormSheet
      title={t('coLeading.late.sheet')}
      action={t('coLeading.late.submit')}
      cancel={t('coLeading.late.cancel')}
      working={change.isPending}
      refusal={form.refusal}
      onSubmit={() => form.attempt(() => change.mutate({ minutesLater, note }))}
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
          {...field}
          label={t(choice === 'court' ? 'coLeading.late.courtLabel' : 'coLeading.late.ownLabel')}
          maxLength={(field.maxLength ?? 0) - t('coLeading.late.courtNote', { court: '' }).length}
        />
      )}
      {note !== '' && <p>{t('coLeading.late.says', { note })}</p>}
      {reach ? (
        reach.left === 0 ? (
          <Note>{t('coLeading.late.noneLeft')}</Note>
        ) : (
          <Stack as="ul" gap={8} breaks bulleted>
            <li>{t('coLeading.late.told', { count: reach.told })}</li>
            {minutesLater > 0 && <li>{t('coLeading.late.calendars')}</li>}
            <li>
              {minutesLater > 0 && reach.paid > 0
                ? t('coLeading.late.refunds', { count: reach.paid })
                : t('coLeading.late.noRefunds')}
            </li>
            <li>{t('coLeading.late.notCounted')}</li>
            {reach.left > 1 && <li>{t('coLeading.late.left', { count: reach.left - 1 })}</li>}
          </Stack>
        )
      ) : (
        <Loading>
          <Skeleton height={120} />
        </Loading>
      )}
    </FormSheet>
  );
}
