import type { Tournament } from '@rondo/contract';
import { enterTeam } from '@rondo/contract/forms';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { useEntryKey } from '../../ui/joining/entry-key.ts';
import { stepPath, steps } from '../../ui/joining/steps.ts';
import { Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';

interface Props {
  tournament: Pick<Tournament, '_id' | 'entry'>;
  onClose: () => void;
}

const formId = 'enter-team';

/** Names a team, whose place is then kept for a while, and leads on to the game's own way in with it. */
export default function EnterSheet({ tournament: { _id: id, entry }, onClose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { key } = useEntryKey(id);
  const form = useCallForm(enterTeam, { initial: { name: '' }, needs: ['name'] });
  const { mutate, isPending } = useMutation({
    mutationFn: (name: string) =>
      call(enterTeam, { params: { id }, body: { name, ...(key !== null && { secret_key: key }) } }),
    onSuccess: ({ data }) => void navigate(stepPath(id, steps.enter, { team: data.teamId, 'secret-key': key })),
    onError: form.refuse,
  });
  return (
    <Sheet
      open
      title={t('tournaments.enter.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('tournaments.enter.cancel')}
          </Button>
          <SubmitButton form={formId} working={isPending}>
            {t('tournaments.enter.next')}
          </SubmitButton>
        </>
      }
    >
      <Form {...form.sends(({ name }) => mutate(name))} id={formId}>
        <Field {...form.text('name')} label={t('tournaments.enter.name')} autoComplete="off" />
        <Text size={15} tone="muted">
          {t('tournaments.enter.keeps')} {entry === 'share' && t('tournaments.enter.share')}
        </Text>
        {form.refusal.whole && <Problem>{form.refusal.whole}</Problem>}
      </Form>
    </Sheet>
  );
}
