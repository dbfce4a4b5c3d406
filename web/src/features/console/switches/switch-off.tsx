import { switchOff } from '@rondo/contract/forms';
import { isNoticed } from '@rondo/rules/switches';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Field } from '../../../ui/field.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { ActSheet } from '../../../ui/console/act-sheet.tsx';
import { type Switch, switchesQuery } from './queries.ts';

/** Switches something off for a while, or changes what is said of it and until when. */
export function SwitchOff({ meant: { kind, off }, onClose }: { meant: Switch; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(switchOff, {
    initial: { saidEn: off?.saidEn ?? '', saidNl: off?.saidNl ?? '', minutes: '', reason: '' },
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
      {isNoticed(kind) && (
        <>
          <Field {...text('saidEn')} label={t('switches.switchOff.saidEn')} hint={t('switches.switchOff.saidHint')} />
          <Field {...text('saidNl')} label={t('switches.switchOff.saidNl')} hint={t('switches.switchOff.saidHint')} />
        </>
      )}
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
