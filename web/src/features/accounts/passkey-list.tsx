import { passkeys as limits } from '@rondo/rules';
import { removePasskey, renamePasskey } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form, Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type SignInMethods, signInMethodsQuery } from './sign-in-queries.ts';
import classes from './sign-in.module.css';

type Passkey = SignInMethods['passkeys'][number];

/** One's passkeys, each to be renamed or removed. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useSpeech();
  const formats = useFormats();
  const now = useNow();
  const [changing, setChanging] = useState<{ passkey: Passkey; how: 'rename' | 'remove' } | null>(null);
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
            <div className={classes.actions}>
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
            </div>
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

function RenameSheet({ passkey, onClose }: SheetProps) {
  const { t, explain } = useSpeech();
  const client = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const save = useMutation({
    mutationFn: () => call(renamePasskey, { params: { id: passkey._id }, body: { name } }),
    onSuccess: async () => {
      await client.invalidateQueries(signInMethodsQuery);
      showBanner('success', t('signIn.passkeys.renamed'));
      onClose();
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('signIn.passkeys.rename')}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') save.mutate();
        }}
      >
        {save.error && <Problem>{explain(save.error)}</Problem>}
        <Field
          label={t('signIn.passkeys.name')}
          maxLength={limits.nameMax}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SubmitButton wide working={save.isPending} blocked={name.trim() === ''}>
          {t('signIn.passkeys.save')}
        </SubmitButton>
      </Form>
    </Sheet>
  );
}

function RemoveSheet({ passkey, onClose }: SheetProps) {
  const { t, explain } = useSpeech();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(removePasskey, { params: { id: passkey._id } }),
    onSuccess: async () => {
      await client.invalidateQueries(signInMethodsQuery);
      showBanner('success', t('signIn.passkeys.removed'));
      onClose();
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('signIn.passkeys.removeAsk')}>
      <div className={classes.group}>
        {remove.error && <Problem>{explain(remove.error)}</Problem>}
        <p>{t('signIn.passkeys.removeBody', { name: passkey.name })}</p>
        <SubmitButton type="button" variant="danger" wide working={remove.isPending} onClick={() => remove.mutate()}>
          {t('signIn.passkeys.remove')}
        </SubmitButton>
      </div>
    </Sheet>
  );
}
