import { useT } from '../platform/i18n.tsx';
import { useFormats } from '../platform/formats.ts';
import classes from './price-tag.module.css';

interface Props {
  /** In euros. */
  price: number;
  /** The price without the early bird discount, struck through if higher. */
  full?: number;
  size?: 'small' | 'large';
}

export function PriceTag({ price, full, size = 'small' }: Props) {
  const t = useT();
  const formats = useFormats();
  const reduced = full !== undefined && full > price;
  return (
    <span className={`${classes.tag} ${size === 'large' ? classes.large : ''} numbers`}>
      {reduced && (
        <>
          <span className="visually-hidden">{t('games.price.was')} </span>
          <s className={classes.was}>{formats.money(full)}</s>{' '}
          <span className="visually-hidden">{t('games.price.now')} </span>
        </>
      )}
      {formats.price(price)}
    </span>
  );
}
