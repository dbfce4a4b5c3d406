import { useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { useUser } from '../../../../platform/session.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { Menu, menuEntry } from '../../../../ui/menu.tsx';
import { dangerousEntry, MenuGroup } from '../../../../ui/menu-group.tsx';
import { type Act, actsOn, groups, type PersonStep } from './acts-on.ts';
import classes from './person-acts.module.css';
import type { UserDetails } from './queries.ts';

interface Props {
  user: UserDetails;
  onAct: (step: PersonStep) => void;
}

/** An admin's acts on a person: the two that fit the person's state in sight, all others in a menu, with the dangerous ones last. */
export function PersonActs({ user, onAct }: Props) {
  const t = useT();
  const me = useUser();
  if (me?._id === user._id) return <Text above={16}>{t('console.person.isYou')}</Text>;
  const { inSight, others } = actsOn(user);
  const entries = (group: Act['group']) =>
    others.filter((act) => act.group === group).map((act) => <Entry key={act.words} act={act} onAct={onAct} />);
  return (
    <Row gap={8} justify="between" above={16}>
      <Row gap={8} wrap className={classes.shown}>
        {inSight.map((act, index) => (
          <Shown key={act.words} act={act} isMain={index === 0 && act.waits === true} onAct={onAct} />
        ))}
      </Row>
      <div className={classes.more}>
        <Menu label={t('console.person.more')} button={<Icon name="more" />}>
          {groups.map((group) => (
            <MenuGroup key={group} title={t(`console.person.acts.${group}`)}>
              {entries(group)}
            </MenuGroup>
          ))}
          <MenuGroup>{entries('danger')}</MenuGroup>
        </Menu>
      </div>
    </Row>
  );
}

interface ActProps extends Pick<Props, 'onAct'> {
  act: Act;
}

function Shown({ act: { words, step, to }, isMain, onAct }: ActProps & { isMain: boolean }) {
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

function Entry({ act: { words, group, step, to }, onAct }: ActProps) {
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
