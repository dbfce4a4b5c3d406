import { useT } from '../../../platform/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Text } from '../../../ui/layout.tsx';
import classes from './what-to-bring.module.css';

export function WhatToBring() {
  const t = useT();
  return (
    <section>
      <Text as="h2" below={12} size={20}>
        {t('match.bring.title')}
      </Text>
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
