import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import classes from '../../../../ui/console/console.module.css';
import { Acts } from '../../../../ui/console/acts.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Facts } from '../../../../ui/console/facts.tsx';
import type { CommunityActName } from './community-act.tsx';
import type { CommunityDetails } from './queries.ts';

interface Props {
  community: CommunityDetails;
  onAct: (act: CommunityActName, adminId?: string) => void;
  onClose: () => void;
}

/** A community, its admins, and what an admin of Rondo can do with it. */
export function CommunitySheet({ community, onAct, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const page = `/community/${community.shortCode}`;
  const { isClosed } = community;
  const feature = community.isFeatured ? 'unfeature' : 'feature';
  return (
    <Sheet open title={community.name} onClose={onClose}>
      <Facts>
        <dt>{t('running.communities.code')}</dt>
        <dd>{community.shortCode}</dd>
        {community.formerCodes.length > 0 && (
          <>
            <dt>{t('running.communities.formerCodes')}</dt>
            <dd>{community.formerCodes.join(', ')}</dd>
          </>
        )}
        <dt>{t('running.communities.sport')}</dt>
        <dd>{t(`games.sport.${community.sport}`)}</dd>
        <dt>{t('running.communities.city')}</dt>
        <dd>{community.city}</dd>
        <dt>{t('running.communities.members')}</dt>
        <dd>{formats.number(community.members)}</dd>
        <dt>{t('running.communities.pending')}</dt>
        <dd>{formats.number(community.pending)}</dd>
        <dt>{t('running.communities.games')}</dt>
        <dd>{formats.number(community.games)}</dd>
        <dt>{t('running.communities.made')}</dt>
        <dd>{dates.day(community.createdAt)}</dd>
      </Facts>
      <Acts
        acts={[
          { step: 'edit', words: 'running.communities.edit.open', rank: 1 },
          { to: page, words: 'running.communities.page', rank: 2 },
          !isClosed && { to: `${page}?step=edit`, words: 'running.communities.options' },
          !isClosed && { step: feature, words: `running.communities.${feature}.open` },
          !isClosed && { group: 'danger', step: 'close', words: 'running.communities.close.do' },
        ]}
        onAct={onAct}
      />
      <section className={classes.part}>
        <h3>{t('running.communities.ledBy')}</h3>
        {community.ledBy.length === 0 && <Text tone="muted">{t('running.communities.nobody')}</Text>}
        <ul>
          {community.ledBy.map(({ _id, name }) => (
            <li key={_id} className={classes.actLine}>
              <span>{name}</span>
              <Button
                variant="secondary"
                aria-label={t('running.communities.unmake.label', { name })}
                onClick={() => onAct('unmake', _id)}
              >
                {t('running.communities.unmake.open')}
              </Button>
            </li>
          ))}
        </ul>
        <Row gap={8} wrap above={20}>
          <Button variant="secondary" onClick={() => onAct('lead')}>
            {t('running.communities.lead.open')}
          </Button>
        </Row>
      </section>
    </Sheet>
  );
}
