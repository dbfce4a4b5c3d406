import type { GameDetails } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import classes from './late-notes.module.css';

/** Changes made on the day of the game with their times, the latest first (product.md#late-changes). */
export function LateNotes({ game: { late_changes: changes, status } }: { game: GameDetails }) {
  const t = useT();
  const formats = useFormats();
  if (changes.length === 0 || status === 'cancelled') return null;
  const later = (startedAt: string, minutes: number) =>
    new Date(Date.parse(startedAt) + minutes * 60_000).toISOString();
  return (
    <section className={classes.notes} aria-labelledby="late-notes">
      <Row id="late-notes" as="h2" gap={8} align="center" below={6} size={16}>
        <Icon name="bolt" size={18} />
        {t('match.late.title')}
      </Row>
      <Stack as="ul" gap={8}>
        {changes.map(({ minutesLater, note, startedAt, createdAt }) => (
          <Stack as="li" key={createdAt}>
            {minutesLater > 0 && (
              <strong className="numbers">
                {t('match.late.later', {
                  count: minutesLater,
                  when: formats.time(later(startedAt, minutesLater)),
                  before: formats.time(startedAt),
                })}
              </strong>
            )}
            {note !== '' && (
              <Text as="span" breaks>
                {note}
              </Text>
            )}
            <Text as="time" size={14} tone="muted" className="numbers" dateTime={createdAt}>
              {t('match.late.at', { time: formats.time(createdAt) })}
            </Text>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
