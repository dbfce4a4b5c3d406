import type { OwnHome } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import classes from './because.module.css';

type Reason = OwnHome['forYou']['games'][number]['because'][number];

interface Props {
  reasons: readonly Reason[];
  /** Whether the card says how far it is, so that 'close by' would say it twice. */
  saysFar: boolean;
}

/** The reason why a game is suggested, in a line. */
export function Because({ reasons, saysFar }: Props) {
  const say = useReason();
  const said = reasons
    .filter(({ kind }) => !(saysFar && kind === 'near'))
    .map(say)
    .filter((words) => words !== '');
  if (said.length === 0) return null;
  return (
    <Row as="p" gap={6} align="start" size={14} tone="muted" weight={600} className={classes.because}>
      <Icon name="star" size={16} />
      {said.join(' · ')}
    </Row>
  );
}

function useReason(): (reason: Reason) => string {
  const t = useT();
  return (reason) => {
    switch (reason.kind) {
      case 'people':
        return t('ownHome.forYou.because.people', { count: reason.count });
      case 'hours':
        return t('ownHome.forYou.because.hours', { part: t(`dayParts.${reason.part}`).toLowerCase() });
      case 'sport':
        return t('ownHome.forYou.because.sport', { sport: t(`games.sport.${reason.sport}`).toLowerCase() });
      case 'free':
        return ''; // the price says so
      default:
        return t(`ownHome.forYou.because.${reason.kind}`);
    }
  };
}
