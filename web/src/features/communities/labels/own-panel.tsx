import type { Community } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../platform/i18n.tsx';
import { useMounted } from '../../../platform/use-mounted.ts';
import { Button } from '../../../ui/button.tsx';
import { breakingChips, Chip } from '../../../ui/chips.tsx';
import { TagChips } from '../../../ui/tag-chips.tsx';
import classes from './labels.module.css';
import { MineSheet } from './mine-sheet.tsx';
import { ownLabelsQuery } from './queries.ts';
import { useLabelSteps } from './steps.ts';

/** What the reader is called in a community, above its other members. */
export default function OwnPanel({ community }: { community: Community }) {
  const t = useT();
  const { step, open, close } = useLabelSteps();
  const isMounted = useMounted();
  const { data } = useQuery(ownLabelsQuery(community._id));
  const { areNicknamesEnabled } = community.communityOptions;
  const confirmed = data?.tags.filter(({ status }) => status === 'confirmed') ?? [];
  const nickname = areNicknamesEnabled ? (data?.nickname ?? null) : null;
  const waiting = data
    ? data.tags.length - confirmed.length + (areNicknamesEnabled ? data.suggestedNicknames.length : 0)
    : 0;
  return (
    <div className={classes.panel}>
      <div className={`${classes.called} ${breakingChips}`}>
        {nickname && <strong>{t('labels.own.called', { nickname })}</strong>}
        <TagChips tags={confirmed} />
        {data && !nickname && confirmed.length === 0 && (
          <span className={classes.hint}>
            {t(areNicknamesEnabled ? 'labels.own.nothingOrNickname' : 'labels.own.nothing')}
          </span>
        )}
        {waiting > 0 && (
          <Chip icon="chat" tone="pending">
            {t('labels.own.waiting', { count: waiting })}
          </Chip>
        )}
      </div>
      <Button variant="secondary" onClick={() => open('mine')}>
        {t('labels.own.open')}
      </Button>
      {isMounted && step === 'mine' && <MineSheet community={community} onClose={close} />}
    </div>
  );
}
