import type { CommunityRequest } from '@rondo/contract';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { breakingChips, Chip } from '../../../ui/chips.tsx';
import { Row } from '../../../ui/layout.tsx';
import { SportMark } from '../../../ui/sport/sport-mark.tsx';
import type { Decision } from './commands.ts';
import classes from './requests.module.css';

interface Props {
  request: CommunityRequest;
  /** null if there is only one request. */
  selection: { selected: boolean; onToggle: () => void } | null;
  onApprove: () => void;
  /** Asks for a note first. */
  onAsk: (decision: Decision['decision']) => void;
}

/** A request to join, with what helps an admin to decide. */
export function RequestCard({ request, selection, onApprove, onAsk }: Props) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { name, photo, message, gameCount, memberSince, requestedAt, eloArray, wasRemoved, earlierNote } = request;
  const who = (
    <Row as="span" gap={12} align="center">
      <Avatar name={name} photo={photo} size={52} />
      <strong className={classes.name}>{name}</strong>
    </Row>
  );
  return (
    <li className={classes.request}>
      {selection ? (
        <Checkbox
          label={who}
          aria-label={t('leading.requests.select', { name })}
          checked={selection.selected}
          onChange={selection.onToggle}
        />
      ) : (
        who
      )}
      <Row as="ul" gap={16} lineGap={2} wrap size={15} tone="muted">
        <li>{t('leading.requests.asked', { when: formats.day(requestedAt, now) })}</li>
        <li>{t('leading.requests.games', { count: gameCount, number: formats.number(gameCount) })}</li>
        <li>{t('leading.requests.since', { when: formats.day(memberSince, now) })}</li>
      </Row>
      {eloArray.length > 0 && (
        <Row as="ul" gap={6} wrap className={breakingChips}>
          {eloArray.map(({ sport, elo, band }) => (
            <li key={sport}>
              <Chip>
                <SportMark sport={sport} size={16} />
                {t(`games.sport.${sport}`)} {formats.score(elo)}, {t(`score.bands.${band}`)}
              </Chip>
            </li>
          ))}
        </Row>
      )}
      {message && <blockquote className={classes.message}>{message}</blockquote>}
      {(wasRemoved || earlierNote) && (
        <div className={classes.earlier}>
          {wasRemoved && <strong>{t('leading.requests.wasRemoved')}</strong>}
          {earlierNote && <p>{t('leading.requests.earlier', { note: earlierNote })}</p>}
        </div>
      )}
      <Row gap={8} wrap className={classes.actions}>
        <Button aria-label={t('leading.requests.approveOf', { name })} onClick={onApprove}>
          {t('leading.requests.approve')}
        </Button>
        <Button variant="secondary" aria-label={t('leading.requests.denyOf', { name })} onClick={() => onAsk('deny')}>
          {t('leading.requests.deny')}
        </Button>
        <Button
          variant="plain"
          aria-label={t('leading.requests.approveWithNoteOf', { name })}
          onClick={() => onAsk('approve')}
        >
          {t('leading.requests.approveWithNote')}
        </Button>
      </Row>
    </li>
  );
}
