import { switchOff } from '@rondo/contract/forms';
import { languageCodes } from '@rondo/rules';
import { isNoticed } from '@rondo/rules/switches';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Field } from '../../../ui/field.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { ActSheet } from '../../../ui/console/act-sheet.tsx';
import { type Switch, switchesQuery } from './queries.ts';

/** Switches a function off for a while, or changes its note and when it is on again. */
export function SwitchOff({ meant: { kind, off }, onClose }: { meant: Switch; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(switchOff, {
    initial: {
      said: languageCodes.map((language) => ({
        language,
        words: off?.said.find((one) => one.language === language)?.words ?? '',
      })),
      minutes: '',
      reason: '',
    },
  });
  const { text } = form;
  const name = t(`switches.kinds.${kind}.name`);
  return (
    <ActSheet
      title={off ? t('switches.change.of', { name }) : t('switches.switchOff.title')}
      body={`${name}. ${t(`switches.kinds.${kind}.does`)}`}
      action={t(off ? 'switches.change.do' : 'switches.switchOff.do')}
      isDanger={!off}
      form={form}
      reason={{ ...text('reason'), hint: t('console.act.loggedHint') }}
      act={(body, idempotencyKey) => call(switchOff, { params: { kind }, body, idempotencyKey })}
      onDone={({ data }) => {
        client.setQueryData(switchesQuery.queryKey, data.switches);
        onClose();
      }}
      onClose={onClose}
    >
      {isNoticed(kind) &&
        languageCodes.map((language, index) => (
          <Field
            key={language}
            {...text(`said.${index}.words`)}
            label={t('switches.switchOff.said', { language: t(`newsletters.in.${language}`) })}
            hint={t('switches.switchOff.saidHint')}
            lang={language}
          />
        ))}
      <Field
        {...text('minutes')}
        label={t('switches.switchOff.minutes')}
        hint={t('switches.switchOff.minutesHint')}
        inputMode="numeric"
        maxLength={5}
      />
    </ActSheet>
  );
}
