import { attendance, plainTicket } from '@rondo/rules/attendance';
import { useState } from 'react';
import { useReachable } from '../../platform/connection.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { askTicket } from './queries.ts';
import classes from './scan-sheet.module.css';
import { useCamera } from './use-camera.ts';
import type { MarkedSpot } from './use-check-in.ts';

interface Props {
  gameId: string;
  spots: readonly MarkedSpot[];
  /** Asks for the list again, for players who joined since. */
  onReload: () => Promise<readonly Pick<MarkedSpot, '_id' | 'player' | 'mark'>[]>;
  onHere: (spotId: string) => void;
  onClose: () => void;
}

/** Reads tickets one after the other, by the camera or a typed code; what the list knows needs no connection. */
export default function ScanSheet({ gameId, spots, onReload, onHere, onClose }: Props) {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const reachable = useReachable();
  const [said, setSaid] = useState<{ words: string; isGood: boolean } | null>(null);
  const [typed, setTyped] = useState('');

  const welcome = ({ _id: id, player, mark }: Pick<MarkedSpot, '_id' | 'player' | 'mark'>) => {
    const name = formatName(player.name);
    setSaid({
      words: t(mark === 'here' ? 'attendance.scan.wasHere' : 'attendance.scan.isHere', { name }),
      isGood: true,
    });
    if (mark !== 'here') onHere(id);
    navigator.vibrate?.(80);
  };
  const read = async (given: string): Promise<void> => {
    const ticket = plainTicket(given);
    const known = spots.find((spot) => spot.ticket.text === ticket || spot.ticket.code === ticket);
    if (known) return welcome(known);
    if (!reachable) return setSaid({ words: t('attendance.scan.unknownOffline'), isGood: false });
    try {
      const spotId = await askTicket(gameId, ticket.slice(0, 100));
      const joined = (await onReload()).find(({ _id }) => _id === spotId);
      if (joined) welcome(joined);
    } catch (error) {
      setSaid({ words: explain(error), isGood: false });
    }
  };
  const { video, failed } = useCamera((text) => void read(text));
  return (
    <Sheet open title={t('attendance.scan.title')} onClose={onClose}>
      <Stack gap={16}>
        {failed ? (
          <Text tone="muted">{t('attendance.scan.noCamera')}</Text>
        ) : (
          <>
            <Text tone="muted">{t('attendance.scan.intro')}</Text>
            <div className={classes.frame}>
              <video ref={video} className={classes.video} muted playsInline />
              <span className={classes.corners} />
            </div>
          </>
        )}
        <output className={classes.status}>
          {said && (
            <Row
              as="span"
              gap={10}
              align="center"
              tone="pending"
              weight={650}
              className={classes.said}
              data-good={said.isGood || undefined}
            >
              <Icon name={said.isGood ? 'check' : 'warning'} size={22} />
              {said.words}
            </Row>
          )}
        </output>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() === '') return;
            void read(typed);
            setTyped('');
          }}
        >
          <Field
            label={t('attendance.scan.code')}
            hint={t('attendance.scan.codeHint')}
            value={typed}
            maxLength={2 * attendance.codeLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary">
            {t('attendance.scan.check')}
          </Button>
        </form>
      </Stack>
    </Sheet>
  );
}
