import { Fragment } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { Row } from '../layout.tsx';
import { Menu, menuEntry } from '../menu.tsx';
import { dangerousEntry, MenuGroup } from '../menu-group.tsx';
import classes from './acts.module.css';
import type { PlainKey } from './phrase-keys.ts';

/** The menu's groups by their name. */
const groups = ['account', 'money', 'data'] as const;

/** What an admin can do about the subject of a sheet: a step of the sheet, or a page about the subject. */
export type Act<Step extends string> = {
  words: PlainKey;
  /** Its group in the menu; without one it is among the first entries, and `danger` ends the menu. */
  group?: (typeof groups)[number] | 'danger';
  /** Whether it settles what waits. */
  waits?: boolean;
  /** Whether it is in sight when little else is: the lower, the sooner. */
  rank?: number;
} & ({ step: Step; to?: undefined } | { to: string; step?: undefined });

/** How many acts are in sight beside the menu. */
const most = 2;

interface Props<Step extends string> {
  /** In the menu's order; what doesn't fit the subject's state is false. */
  acts: readonly (Act<Step> | false)[];
  onAct: (step: Step) => void;
}

/** An admin's acts: the two that fit the state in sight, what waits first and in green; all others in a menu, with the dangerous ones last. */
export function Acts<Step extends string>({ acts: candidates, onAct }: Props<Step>) {
  const t = useT();
  const acts = candidates.filter((act) => act !== false);
  const inSight = acts
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .slice(0, most);
  const others = acts.filter((act) => !inSight.includes(act));
  const entries = (group: Act<Step>['group']) => {
    const own = others.filter((act) => act.group === group);
    if (own.length === 0) return null;
    return (
      <MenuGroup title={group && group !== 'danger' ? t(`console.person.acts.${group}`) : undefined}>
        {own.map((act) => (
          <Entry key={act.words} act={act} onAct={onAct} />
        ))}
      </MenuGroup>
    );
  };
  return (
    <Row gap={8} justify="between" above={16}>
      <Row gap={8} wrap className={classes.shown}>
        {inSight.map((act, index) => (
          <Shown key={act.words} act={act} isMain={index === 0 && act.waits === true} onAct={onAct} />
        ))}
      </Row>
      {others.length > 0 && (
        <div className={classes.more}>
          <Menu label={t('console.person.more')} button={<Icon name="more" />}>
            {entries(undefined)}
            {groups.map((group) => (
              <Fragment key={group}>{entries(group)}</Fragment>
            ))}
            {entries('danger')}
          </Menu>
        </div>
      )}
    </Row>
  );
}

interface ActProps<Step extends string> extends Pick<Props<Step>, 'onAct'> {
  act: Act<Step>;
}

function Shown<Step extends string>({ act: { words, step, to }, isMain, onAct }: ActProps<Step> & { isMain: boolean }) {
  const t = useT();
  const variant = isMain ? 'primary' : 'secondary';
  return to === undefined ? (
    <Button variant={variant} onClick={() => onAct(step)}>
      {t(words)}
    </Button>
  ) : (
    <ButtonLink variant={variant} to={to}>
      {t(words)}
    </ButtonLink>
  );
}

function Entry<Step extends string>({ act: { words, group, step, to }, onAct }: ActProps<Step>) {
  const t = useT();
  return to === undefined ? (
    <button type="button" className={group === 'danger' ? dangerousEntry : menuEntry} onClick={() => onAct(step)}>
      {t(words)}
    </button>
  ) : (
    <Link className={menuEntry} to={to}>
      {t(words)}
    </Link>
  );
}
