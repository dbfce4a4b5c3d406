import type { Me } from '@rondo/contract';
import { updateMe } from '@rondo/contract/forms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { sessionQuery, type Session } from '../../../platform/session.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, Note, Problem } from '../../../ui/form.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { accountWords } from '../account-words.ts';
import { type PhotoChoice, PhotoField } from './photo-field.tsx';
import { settingsQuery } from '../settings/settings-queries.ts';

const untouched: PhotoChoice = { file: null, removed: false };

/** Photo, name and email address (pages.md#profile); sends only what has changed. */
export function ProfileForm({ user }: { user: Me }) {
  const t = useT();
  const words = accountWords(t);
  const { data: settings } = useQuery(settingsQuery);
  const pending = settings?.pendingEmail ?? null;
  const form = useCallForm(updateMe, {
    looks: 'on leaving',
    initial: { name: user.name, email: user.email, photo: untouched },
    say: { name: words.say.name, email: words.say.email },
    needs: ['name', 'email'],
    check: ({ name }) => ({ name: words.name(name) }),
  });
  const { text, refusal } = form;
  const save = useSaveProfile();
  const withdraw = () =>
    save.mutate(
      { body: { email: user.email } },
      { onSuccess: () => showBanner('info', t('editProfile.withdrawn')), onError: refusal.refuse },
    );
  const submit = ({ name, email, photo }: typeof form.values) => {
    const body = {
      ...(name.trim() !== user.name && { name }),
      ...(email.trim().toLowerCase() !== user.email && { email }),
      ...(photo.removed && { removePhoto: true }),
    };
    if (Object.keys(body).length === 0 && !photo.file) {
      showBanner('info', t('editProfile.nothing'));
      return;
    }
    refusal.clear();
    save.mutate(
      { body, file: photo.file },
      {
        onSuccess: () => {
          form.forget();
          showBanner('success', t('editProfile.done'));
        },
        onError: refusal.refuse,
      },
    );
  };
  return (
    <Form {...form.sends((_, values) => submit(values))}>
      <PhotoField
        name={user.name}
        current={user.photo}
        choice={form.values.photo}
        error={form.at('photo')}
        onChange={(photo) => {
          refusal.clear();
          form.change({ photo });
        }}
      />
      <Field autoComplete="nickname" label={t('accounts.username')} {...text('name')} />
      <Field
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('accounts.email')}
        hint={t('editProfile.emailHint')}
        {...text('email')}
      />
      {pending !== null && (
        <Note>
          <p>{t('editProfile.pending', { email: pending })}</p>
          <Button variant="secondary" onClick={withdraw}>
            {t('editProfile.withdraw', { email: user.email })}
          </Button>
        </Note>
      )}
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton size="large" wide working={save.isPending}>
        {t('editProfile.save')}
      </SubmitButton>
    </Form>
  );
}

/** Saves changes; the header shows them at once. */
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
