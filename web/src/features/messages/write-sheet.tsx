import type { MessageWriting } from '@rondo/contract';
import { messageForm } from '@rondo/rules';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { type Group, useWrite } from './queries.ts';

interface Props {
  group: Group;
  writing: MessageWriting;
  onClose: () => void;
}

/** Writes one message to everyone; how many it reaches is said before. */
export function WriteSheet({ group, writing: { left, nextAt, reach }, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const refusal = useRefusal();
  const [words, setWords] = useState('');
  const [toWaiting, setToWaiting] = useState(false);
  const [asked, setAsked] = useState(false);
  const count = reach.players + (toWaiting ? reach.waiting : 0);
  const isEmpty = words.trim() === '';
  const write = useWrite(group, {
    onDone: ({ reached }) => {
      showBanner('success', t('coLeading.messages.sent', { count: reached }));
      onClose();
    },
    onRefused: refusal.refuse,
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
  const submit = () => {
    setAsked(true);
    refusal.clear();
    if (isEmpty) refusal.lead();
    else write.mutate({ words, toWaiting });
  };
  return (
    <FormSheet
      title={title}
      action={t('coLeading.messages.send', { count })}
      cancel={t('coLeading.messages.cancel')}
      working={write.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('coLeading.messages.words')}
        hint={t('coLeading.messages.hint', { count: words.length, max: messageForm.wordsMax })}
        rows={5}
        maxLength={messageForm.wordsMax}
        value={words}
        error={asked && isEmpty && t('coLeading.messages.empty')}
        onChange={(event) => setWords(event.target.value)}
      />
      {reach.waiting > 0 && (
        <Checkbox
          label={t('coLeading.messages.toWaiting', { count: reach.waiting })}
          checked={toWaiting}
          onChange={(event) => setToWaiting(event.target.checked)}
        />
      )}
      <Text size={14} tone="muted">
        {t('coLeading.messages.reach', { count })}{' '}
        {t(group.kind === 'game' ? 'coLeading.messages.left' : 'coLeading.messages.leftThisWeek', { count: left })}
      </Text>
    </FormSheet>
  );
}
