import { isTrusted, trustedGames } from '@rondo/rules';
import { useT } from '../platform/i18n.tsx';
import { Chip } from './chips.tsx';
import { Icon } from './icon.tsx';
import classes from './trusted.module.css';

interface Props {
  /** Games played; null for a guest. */
  games: number | null | undefined;
}

/** The trusted badge beside a name in a list, small because nearly everybody has it (design.md#colour). */
export function TrustedTick({ games }: Props) {
  const t = useT();
  if (!isTrusted(games ?? 0)) return null;
  return (
    <span className={classes.tick} title={t('score.trustedFor', { count: trustedGames })}>
      <Icon name="shield" size={16} />
      <span className="visually-hidden">{t('score.trusted')}</span>
    </span>
  );
}

/** The trusted badge on the reader's own profile; a list's tick and another player's page say the condition. */
export function TrustedChip({ games }: Props) {
  const t = useT();
  if (!isTrusted(games ?? 0)) return null;
  return (
    <span title={t('score.trustedFor', { count: trustedGames })}>
      <Chip icon="shield">{t('score.trusted')}</Chip>
    </span>
  );
}
