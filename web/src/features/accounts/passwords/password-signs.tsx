import { missedRules, passwordRules } from '@rondo/rules/new-password';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import classes from './password-signs.module.css';

/** The rules for a new password, each ticked once it is met. */
export function RuleSigns({ password }: { password: string }) {
  const t = useT();
  const missed = missedRules(password);
  return (
    <Row as="ul" gap={12} lineGap={2} wrap>
      {passwordRules.map((rule) => (
        <li key={rule}>
          <Sign kept={!missed.includes(rule)}>{t(`accounts.rules.${rule}`)}</Sign>
        </li>
      ))}
    </Row>
  );
}

/** Whether the two passwords are the same. */
export function RepeatedSign({ same }: { same: boolean }) {
  const t = useT();
  return <Sign kept={same}>{t(same ? 'accounts.same' : 'accounts.notSameYet')}</Sign>;
}

function Sign({ kept, children }: { kept: boolean; children: string }) {
  return (
    <Row as="span" gap={6} align="center" size={14} tone="muted" className={classes.sign} data-kept={kept || undefined}>
      {kept ? <Icon name="check" size={16} /> : <span className={classes.open} />}
      {children}
    </Row>
  );
}

const pauseMilliseconds = 800;

/** Announces the same to screen readers, once typing pauses. */
export function PasswordNews({ password, repeated }: { password: string; repeated: string }) {
  const { t, language } = useI18n();
  const typed = useDebounced(password, pauseMilliseconds);
  const again = useDebounced(repeated, pauseMilliseconds);
  const missed = missedRules(typed).map((rule) => t(`accounts.rules.${rule}`));
  const news = [
    typed !== '' &&
      (missed.length > 0
        ? t('accounts.stillMissing', { rules: new Intl.ListFormat(language).format(missed) })
        : t('accounts.strong')),
    again !== '' && t(typed === again ? 'accounts.same' : 'accounts.notSameYet'),
  ];
  return <output className="visually-hidden">{news.filter(Boolean).join(' ')}</output>;
}
