import type { CheckInMark } from '@rondo/rules/attendance';
import { useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { searchable } from '../../platform/searchable.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import classes from './check-in.module.css';
import { ReliabilityMark } from './reliability-mark.tsx';
import type { MarkedSpot } from './use-check-in.ts';

interface Props {
  spots: readonly MarkedSpot[];
  showsReliability: boolean;
  /** null if the marks are only shown. */
  onMark: ((spot: MarkedSpot, mark: CheckInMark) => void) | null;
}

/** With this many players a search is faster than the list. */
const searchedFrom = 8;

/** The players of the game; a press on a name checks them in, and another press undoes that. */
export function CheckInList({ spots, showsReliability, onMark }: Props) {
  const t = useT();
  const formatName = useFormatName();
  const [words, setWords] = useState('');
  const found = spots.filter(({ player }) => searchable(formatName(player.name)).includes(searchable(words)));
  return (
    <Stack as="section" gap={12}>
      <h2 className="visually-hidden">{t('attendance.checkIn.list')}</h2>
      {spots.length >= searchedFrom && (
        <SearchField
          label={t('attendance.checkIn.search')}
          placeholder={t('attendance.checkIn.search')}
          maxLength={50}
          text={words}
          onSearch={setWords}
        />
      )}
      {onMark && (
        <Text size={15} tone="muted">
          {t('attendance.checkIn.hint')}
        </Text>
      )}
      <Stack as="ul" gap={8}>
        {found.map((spot) => (
          <li key={spot._id} className={classes.row} data-mark={spot.mark}>
            <SpotRow spot={spot} showsReliability={showsReliability} onMark={onMark} />
          </li>
        ))}
      </Stack>
      {found.length === 0 && (
        <Text size={15} tone="muted">
          {t('attendance.checkIn.nobodyFound')}
        </Text>
      )}
    </Stack>
  );
}

function SpotRow({ spot, showsReliability, onMark }: Omit<Props, 'spots'> & { spot: MarkedSpot }) {
  const t = useT();
  const name = useFormatName()(spot.player.name);
  const { mark } = spot;
  const person = (
    <>
      <Avatar name={name} photo={spot.player.photo} size={48} />
      <Stack as="span" gap={2} grows>
        <Text as="span" weight={650} breaks>
          {name}
        </Text>
        <Row as="span" gap={10} lineGap={2} align="center" wrap size={14} tone="muted">
          {spot.player.role === 'guest' ? (
            <Chip>{t('attendance.checkIn.guest')}</Chip>
          ) : (
            showsReliability && <ReliabilityMark reliability={spot.reliability} />
          )}
          {spot.teamName && <span>{spot.teamName}</span>}
        </Row>
      </Stack>
      <span className={classes.state} data-mark={mark}>
        {mark === 'here' && <Icon name="check" size={20} />}
        {mark === 'here' && <span className="visually-hidden">{t('attendance.checkIn.markHere')}</span>}
      </span>
    </>
  );
  if (!onMark)
    return (
      <div className={classes.person}>
        {person}
        {mark === 'not_here' && <Chip tone="pending">{t('attendance.checkIn.markNotHere')}</Chip>}
      </div>
    );
  const press = (chosen: CheckInMark) => () => onMark(spot, mark === chosen ? 'none' : chosen);
  return (
    <>
      <button type="button" className={classes.person} aria-pressed={mark === 'here'} onClick={press('here')}>
        {person}
      </button>
      <button type="button" className={classes.missing} aria-pressed={mark === 'not_here'} onClick={press('not_here')}>
        <Icon name="cross" size={18} />
        <span className="visually-hidden">
          {t('attendance.checkIn.markNotHere')}: {name}
        </span>
      </button>
    </>
  );
}
