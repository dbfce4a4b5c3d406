import { passkeys as limits } from '@rondo/rules';
import { removePasskey, renamePasskey } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { type SignInMethods, signInMethodsQuery } from './sign-in-queries.ts';
import classes from '../sign-in.module.css';

type Passkey = SignInMethods['passkeys'][number];

/** The user's passkeys, each to be renamed or removed. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const [changing, setChanging] = useTypedState<{ passkey: Passkey; how: 'rename' | 'remove' } | null>(
    'changing',
    null,
  );
  const when = (instant: string) => formats.day(instant, now);
  const close = () => setChanging(null);
  if (passkeys.length === 0) return <p className={classes.muted}>{t('signIn.passkeys.none')}</p>;
  return (
    <>
      <ul className={classes.list}>
        {passkeys.map((passkey) => (
          <li key={passkey._id} className={classes.row}>
            <div className={classes.words}>
              <span className={classes.name}>{passkey.name}</span>
              <p>
                {t('signIn.passkeys.created', { when: when(passkey.createdAt) })},{' '}
                {passkey.lastUsedAt === null
                  ? t('signIn.passkeys.unused')
                  : t('signIn.passkeys.used', { when: when(passkey.lastUsedAt) })}
              </p>
            </div>
            <Row gap={8} wrap>
              <Button
                variant="secondary"
                aria-label={t('signIn.passkeys.renameOf', { name: passkey.name })}
                onClick={() => setChanging({ passkey, how: 'rename' })}
              >
                {t('signIn.passkeys.rename')}
              </Button>
              <Button
                variant="secondary"
                aria-label={t('signIn.passkeys.removeOf', { name: passkey.name })}
                onClick={() => setChanging({ passkey, how: 'remove' })}
              >
                {t('signIn.passkeys.remove')}
              </Button>
            </Row>
          </li>
        ))}
      </ul>
      {changing?.how === 'rename' && <RenameSheet passkey={changing.passkey} onClose={close} />}
      {changing?.how === 'remove' && <RemoveSheet passkey={changing.passkey} onClose={close} />}
    </>
  );
}

interface SheetProps {
  passkey: Passkey;
  onClose: () => void;
}

const renaming = { name: [] } as const;

function RenameSheet({ passkey, onClose }: SheetProps) {
  const t = useT();
  const client = useQueryClient();
  const refusal = useRefusal(renaming);
  const [name, setName] = useTypedState('name', passkey.name);
  const [asked, setAsked] = useState(false);
  const missing = asked && name.trim() === '' && t('signIn.passkeys.nameMissing');
  const save = useMutation({
    mutationFn: () => call(renamePasskey, { params: { id: passkey._id }, body: { name } }),
    onSuccess: async () => {
      await client.invalidateQueries(signInMethodsQuery);
      showBanner('success', t('signIn.passkeys.renamed'));
      onClose();
    },
    onMutate: refusal.clear,
    onError: refusal.refuse,
  });
  return (
    <Sheet open onClose={onClose} title={t('signIn.passkeys.rename')}>
      <Form
        {...refusal.form}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (name.trim() === '') refusal.lead();
          else save.mutate();
        }}
      >
        <Field
          name="name"
          label={t('signIn.passkeys.name')}
          maxLength={limits.nameMax}
          value={name}
          error={missing || refusal.at('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
        <SubmitButton wide working={save.isPending}>
          {t('signIn.passkeys.save')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

function RemoveSheet({ passkey, onClose }: SheetProps) {
  const t = useT();
  const client = useQueryClient();
  const refusal = useRefusal();
  const remove = useMutation({
    mutationFn: () => call(removePasskey, { params: { id: passkey._id } }),
    onSuccess: async () => {
      await client.invalidateQueries(signInMethodsQuery);
      showBanner('success', t('signIn.passkeys.removed'));
      onClose();
    },
    onMutate: refusal.clear,
    onError: refusal.refuse,
  });
  return (
    <Sheet open onClose={onClose} title={t('signIn.passkeys.removeAsk')}>
      <div className={classes.group} {...refusal.form}>
        <p>{t('signIn.passkeys.removeBody', { name: passkey.name })}</p>
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
        <SubmitButton type="button" variant="danger" wide working={remove.isPending} onClick={() => remove.mutate()}>
          {t('signIn.passkeys.remove')}
        </SubmitButton>
      </div>
    </Sheet>
  );
}
