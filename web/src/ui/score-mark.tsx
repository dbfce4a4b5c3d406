import type { SkillBand } from '@rondo/rules';
import { useFormats } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';
import { Medal } from './medal.tsx';
import classes from './score-mark.module.css';

interface Props {
  elo: number;
  /** Its medal, which the server says: `elo` may have fewer decimals than it goes by. */
  band: SkillBand;
  /** Marked with `~`: it rests on too few games to have a rank. */
  provisional?: boolean;
  size?: number;
  /** Says the band in place of the number. */
  isBandOnly?: boolean;
}

/** A player's score with the medal of its band, or the band alone (product.md#score). */
export function ScoreMark({ elo, band, provisional = false, size, isBandOnly = false }: Props) {
  const t = useT();
  const formats = useFormats();
  if (isBandOnly)
    return (
      <span className={classes.mark} title={provisional ? t('score.provisional') : undefined}>
        <Medal band={band} size={size} />
        {t(`score.bands.${band}`)}
        {provisional && <span className="visually-hidden">, {t('score.provisional')}</span>}
      </span>
    );
  return (
    <span className={classes.mark} title={provisional ? t('score.provisional') : undefined}>
      <span className="visually-hidden">{t('score.label')} </span>
      <span>
        {provisional && <span aria-hidden="true">~</span>}
        {formats.score(elo)}
      </span>
      <Medal band={band} size={size} />
      <span className="visually-hidden">
        {t(`score.bands.${band}`)}
        {provisional && `, ${t('score.provisional')}`}
      </span>
    </span>
  );
}
