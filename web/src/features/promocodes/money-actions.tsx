import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { MoneyIcon, type MoneyIconName } from '../../ui/money-icon.tsx';
import classes from './money-actions.module.css';

interface Props {
  onPromocode: () => void;
  onCard: () => void;
  onCompany: () => void;
}

/** Other actions of the wallet: activating a promocode or a student card, reading the statement, having invoices made out to a company. */
export function MoneyActions({ onPromocode, onCard, onCompany }: Props) {
  const t = useT();
  return (
    <Stack as="ul" className={classes.actions}>
      <li>
        <button type="button" className={classes.action} onClick={onPromocode}>
          <Words icon="ticket" title={t('promocodes.actions.activate')} hint={t('promocodes.actions.activateHint')} />
        </button>
      </li>
      <li>
        <button type="button" className={classes.action} onClick={onCard}>
          <Words icon="student" title={t('promocodes.actions.card')} hint={t('promocodes.actions.cardHint')} />
        </button>
      </li>
      <li>
        <Link className={classes.action} to="/wallet/statement">
          <Words
            icon="statement"
            title={t('promocodes.actions.statement')}
            hint={t('promocodes.actions.statementHint')}
          />
        </Link>
      </li>
      <li>
        <button type="button" className={classes.action} onClick={onCompany}>
          <Words icon="receipt" title={t('company.title')} hint={t('company.hint')} />
        </button>
      </li>
    </Stack>
  );
}

function Words({ icon, title, hint }: { icon: MoneyIconName; title: ReactNode; hint: ReactNode }) {
  return (
    <>
      <span className={classes.mark}>
        <MoneyIcon name={icon} size={22} />
      </span>
      <Stack as="span" grows shrinks>
        <span className={classes.title}>{title}</span>
        <Text as="span" size={14} tone="muted">
          {hint}
        </Text>
      </Stack>
      <Icon name="right" size={18} />
    </>
  );
}
