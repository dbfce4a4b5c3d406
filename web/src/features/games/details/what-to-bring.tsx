import { useT } from '../../../platform/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './what-to-bring.module.css';

export function WhatToBring() {
  const t = useT();
  return (
    <section>
      <h2 className={classes.title}>{t('match.bring.title')}</h2>
      <ul className={classes.list}>
        <li>
          <Icon name="shirt" size={26} />
          {t('match.bring.outfit')}
        </li>
        <li>
          <Icon name="bottle" size={26} />
          {t('match.bring.water')}
        </li>
      </ul>
    </section>
  );
}
