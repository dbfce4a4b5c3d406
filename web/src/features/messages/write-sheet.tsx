import type { MessageWriting } from '@rondo/contract';
import { writeGameMessage } from '@rondo/contract/forms';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useWrite } from './commands.ts';
import { type Group } from './queries.ts';

interface Props {
  group: Group;
  writing: MessageWriting;
  onClose: () => void;
}

/** Writes a message to everyone, after saying how many people it reaches. */
export function WriteSheet({ group, writing: { left, nextAt, reach }, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  // A community's call takes the same words, but has no waiting list to include.
  const form = useCallForm(writeGameMessage, {
    initial: { words: '', toWaiting: false },
    say: { words: t('coLeading.messages.empty') },
  });
  const count = reach.players + (form.values.toWaiting ? reach.waiting : 0);
  const write = useWrite(group, {
    onDone: ({ reached }) => {
      showBanner('success', t('coLeading.messages.sent', { count: reached }));
      onClose();
    },
    onRefused: form.refuse,
  });
  const title = t(`coLeading.messages.writeTitle.${group.kind}`);
  if (left === 0 || reach.players + reach.waiting === 0)
    return (
      <Sheet open title={title} onClose={onClose}>
        <p>
          {left > 0
            ? t('coLeading.messages.reachNobody')
            : nextAt
              ? t('coLeading.messages.nextAt', { when: `${formats.day(nextAt)} ${formats.time(nextAt)}` })
              : t('coLeading.messages.noneLeft')}
        </p>
      </Sheet>
    );
  return (
    <FormSheet
      title={title}
      action={t('coLeading.messages.send', { count })}
      cancel={t('coLeading.messages.cancel')}
      working={write.isPending}
      refusal={form.refusal}
      onSubmit={() => form.attempt((_, values) => write.mutate(values))}
      onClose={onClose}
    >
      <TextField
        {...form.text('words')}
        label={t('coLeading.messages.words')}
        hint={t('coLeading.messages.hint', form.count('words'))}
        rows={5}
      />
      {reach.waiting > 0 && (
        <Checkbox {...form.box('toWaiting')} label={t('coLeading.messages.toWaiting', { count: reach.waiting })} />
      )}
      <Text size={14} tone="muted">
        {t('coLeading.messages.reach', { count })}{' '}
        {t(group.kind === 'game' ? 'coLeading.messages.left' : 'coLeading.messages.leftThisWeek', { count: left })}
      </Text>
    </FormSheet>
  );
}
