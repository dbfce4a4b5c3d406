import { useFormatName } from '../../platform/names.ts';
import { useT, WithPhrases } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import classes from './take-out-button.module.css';

const phrases = ['coLeading'] as const;

interface Props {
  name: string | null;
  onClick: () => void;
}

/** Opens the sheet that takes a player out; loaded only for the game's leaders. */
export default function TakeOutButton(props: Props) {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <NamedButton {...props} />
    </WithPhrases>
  );
}

function NamedButton({ name, onClick }: Props) {
  const t = useT();
  const formatName = useFormatName();
  return (
    <Button
      variant="plain"
      className={classes.act}
      aria-label={t('takingOut.named', { name: formatName(name) })}
      onClick={onClick}
    >
      {t('takingOut.act')}
    </Button>
  );
}
