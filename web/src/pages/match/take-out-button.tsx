import { useT, WithPhrases } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';

const phrases = ['coLeading'] as const;

interface Props {
  name: string | null;
  onClick: () => void;
}

/** A player's menu, with which they are taken out; loaded only for the game's leaders. */
export default function TakeOutButton(props: Props) {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <PlayerMenu {...props} />
    </WithPhrases>
  );
}

function PlayerMenu({ name, onClick }: Props) {
  const t = useT();
  const formatName = useFormatName();
  return (
    <Menu label={t('takingOut.more', { name: formatName(name) })} button={<Icon name="more" />}>
      <button type="button" className={menuEntry} onClick={onClick}>
        {t('takingOut.act')}
      </button>
    </Menu>
  );
}
