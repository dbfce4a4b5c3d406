import type { GameDetails } from '@rondo/contract';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { SubmitButton } from '../../button.tsx';
import { Icon } from '../../icon.tsx';
import { Row, Stack } from '../../layout.tsx';
import { refundLine } from '../refund-line.ts';
import classes from './pass-way.module.css';

interface Props {
  game: GameDetails;
  pass: { left: number; of: number; ride: number };
  working: boolean;
  onUse: () => void;
}

/** The first way to pay for a game: with the user's pass, in one tap. */
export function PassWay({ game, pass: { left, of, ride }, working, onUse }: Props) {
  const t = useT();
  const now = useNow();
  const line = refundLine(game, ride, now);
  const formats = useFormats();
  return (
    <Stack as="section" gap={8} className={classes.way} aria-labelledby="use-pass">
      <Row id="use-pass" as="h3" gap={8} align="center" size={18} className="numbers">
        <Icon name="card" size={20} />
        {t('passes.use.title', { left, of })}
      </Row>
      <p className="numbers">{t('passes.use.body', { ride: formats.money(ride) })}</p>
      {line.is !== 'back' && <p>{t(`match.box.${line.is}`)}</p>}
      <SubmitButton type="button" wide working={working} onClick={onUse}>
        {t('passes.use.submit')}
      </SubmitButton>
    </Stack>
  );
}
