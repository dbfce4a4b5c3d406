import type { SkillBand } from '@rondo/rules';
import { useFormats } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';
import { Medal } from './medal.tsx';
import classes from './score-mark.module.css';

interface Props {
  elo: number;
  /** The medal's band from the server, because a rounded `elo` may be in another band. */
  band: SkillBand;
  /** Whether it rests on too few games for a rank; marked with `~`. */
  provisional?: boolean;
  size?: number;
  /** Whether to show the band's name instead of the number. */
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
