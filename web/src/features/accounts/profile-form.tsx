import type { Me } from '@rondo/contract';
import { updateMe } from '@rondo/contract/calls';
import { useForm } from '@mantine/form';
import { accountForm } from '@rondo/rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { sessionQuery, type Session } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFirstError } from '../../ui/focus-first-error.ts';
import { Form, Note, Problem } from '../../ui/form.tsx';
import { accountRules } from './account-rules.ts';
import { ConfirmIdentitySheet } from './confirm-identity-sheet.tsx';
import { type PhotoChoice, PhotoField } from './photo-field.tsx';
import { settingsQuery } from './settings-queries.ts';

const untouched: PhotoChoice = { file: null, removed: false };

/** Photo, name and e-mail address (2-accounts §2); only what has changed is sent. */
export function ProfileForm({ user }: { user: Me }) {
  const { t, explain } = useSpeech();
  const rules = accountRules(t);
  const { data: settings } = useQuery(settingsQuery);
  const pending = settings?.pendingEmail ?? null;
  const [photo, setPhoto] = useState(untouched);
  const form = useForm({
    initialValues: { name: user.name, email: user.email },
    validate: { name: rules.name, email: rules.email },
    validateInputOnBlur: true,
  });
  const save = useSaveProfile();
  const withdraw = () =>
    save.mutate({ body: { email: user.email } }, { onSuccess: () => showBanner('info', t('editProfile.withdrawn')) });
  const [asking, setAsking] = useState(false);
  const submit = ({ name, email }: typeof form.values) => {
    const body = {
      ...(name.trim() !== user.name && { name }),
      ...(email.trim().toLowerCase() !== user.email && { email }),
      ...(photo.removed && { removePhoto: true }),
    };
    if (Object.keys(body).length === 0 && !photo.file) {
      showBanner('info', t('editProfile.nothing'));
      return;
    }
    save.mutate(
      { body, file: photo.file },
      {
        onSuccess: ({ user: saved }) => {
          setPhoto(untouched);
          form.setValues({ name: saved.name, email: saved.email });
          showBanner('success', t('editProfile.done'));
        },
        onError: (error) => {
          if (needsPassword(error)) setAsking(true);
          else showBanner('error', explain(error));
        },
      },
    );
  };
  const fields = (
    <Form onSubmit={form.onSubmit(submit, focusFirstError(form))}>
      {save.error && !needsPassword(save.error) && <Problem>{explain(save.error)}</Problem>}
      <PhotoField name={user.name} current={user.photo} choice={photo} onChange={setPhoto} />
      <Field
        autoComplete="nickname"
        maxLength={accountForm.nameMax}
        label={t('accounts.username')}
        {...form.getInputProps('name')}
      />
      <Field
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={accountForm.emailMax}
        label={t('accounts.email')}
        hint={t('editProfile.emailHint')}
        {...form.getInputProps('email')}
      />
      {pending !== null && (
        <Note>
          <p>{t('editProfile.pending', { email: pending })}</p>
          <Button variant="secondary" onClick={withdraw}>
            {t('editProfile.withdraw', { email: user.email })}
          </Button>
        </Note>
      )}
      <SubmitButton size="large" wide working={save.isPending}>
        {t('editProfile.save')}
      </SubmitButton>
    </Form>
  );
  return (
    <>
      {fields}
      <ConfirmIdentitySheet
        open={asking}
        hasPassword={settings?.hasPassword ?? true}
        returnTo="/edit-profile"
        onClose={() => setAsking(false)}
        onConfirmed={() => {
          setAsking(false);
          submit(form.values);
        }}
      />
    </>
  );
}

/** Another address is for who logged in, or gave the password, a moment ago. */
const needsPassword = (error: unknown) => error instanceof ApiError && error.code === 'confirm_identity';

/** Sends changes; the header shows them at once. */
function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: { body: { name?: string; email?: string; removePhoto?: boolean }; file?: File | null }) =>
      call(updateMe, changes),
    onSuccess: ({ user, pendingEmail }) => {
      client.setQueryData<Session | null>(sessionQuery.queryKey, (session) => session && { ...session, user });
      client.setQueryData(settingsQuery.queryKey, (settings) => settings && { ...settings, pendingEmail });
      void client.invalidateQueries({ queryKey: ['games'] });
    },
  });
}
