import { revokeOtherSessions, revokeSession } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { type Session, sessionsQuery } from './sign-in-queries.ts';
import classes from '../sign-in.module.css';

/** Where the user is logged in; other sessions can be logged out one by one or all at once. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  const endOthers = useMutation({
    mutationFn: () => call(revokeOtherSessions),
    onSuccess: async ({ count }) => {
      await client.invalidateQueries(sessionsQuery);
      showBanner('success', t('signIn.sessions.others', { count }));
    },
    onError: (error) => showBanner('error', explain(error)),
  });
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <SubmitButton
            type="button"
            variant="secondary"
            working={endOthers.isPending}
            onClick={() => endOthers.mutate()}
          >
            {t('signIn.sessions.endOthers')}
          </SubmitButton>
        </div>
      )}
    </>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const now = useNow();
  const client = useQueryClient();
  const words = [session.browser, session.system].filter((word) => word !== null);
  const device = words.length > 0 ? words.join(', ') : t('signIn.sessions.unknown');
  const end = useMutation({
    mutationFn: () => call(revokeSession, { params: { id: session._id } }),
    onSuccess: async () => {
      await client.invalidateQueries(sessionsQuery);
      showBanner('success', t('signIn.sessions.ended', { device }));
    },
    onError: (error) => showBanner('error', explain(error)),
  });
  const used = `${formats.day(session.lastUsedAt, now)}, ${formats.time(session.lastUsedAt)}`;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>
          {device}
          {session.isCurrent && <Chip>{t('signIn.sessions.here')}</Chip>}
        </span>
        <p>
          {t('signIn.sessions.used', { when: used })},{' '}
          {t('signIn.sessions.since', { when: formats.day(session.createdAt, now) })}
        </p>
      </div>
      {!session.isCurrent && (
        <SubmitButton
          type="button"
          variant="secondary"
          working={end.isPending}
          aria-label={t('signIn.sessions.endOf', { device })}
          onClick={() => end.mutate()}
        >
          {t('signIn.sessions.end')}
        </SubmitButton>
      )}
    </li>
  );
}
