import { useSearchParams } from 'react-router';
import { JoinButton } from '../../features/communities/joining/join-button.tsx';
import type { CommunityDetails } from '../../features/communities/community-queries.ts';
import { useT } from '../../platform/i18n.tsx';
import { BlurredPerson } from '../../ui/blurred-person.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { FieldPattern } from '../../ui/sport/field-pattern.tsx';
import { sportTable } from '@rondo/rules';
import classes from './closed.module.css';
import type { OpenTab } from './tabs.ts';

interface Props {
  details: CommunityDetails;
  tab: OpenTab;
}

/** A private community as non-members see it: blurred placeholders without any of its data, and the button to join. */
export function Closed({ details, tab }: Props) {
  const t = useT();
  const isInvited = useSearchParams()[0].has('invitation');
  const isPending = details.joinRequest?.status === 'pending';
  return (
    <div className={classes.closed}>
      <div className={classes.shapes} aria-hidden="true">
        {tab === 'members' ? <People /> : <Cards details={details} count={tab === 'games' ? 4 : 2} />}
      </div>
      <div className={classes.prompt}>
        <Icon name="lock" size={28} />
        <h3>{t(`communities.closed.${tab}`)}</h3>
        <Text tone="muted">{t(isPending ? 'communities.closed.pending' : 'communities.closed.body')}</Text>
        <Row gap={10} justify="center" wrap above={6}>
          {!isPending && !isInvited && <JoinButton details={details} />}
          <ButtonLink to="/allgames" variant="secondary">
            {t('communities.page.others')}
          </ButtonLink>
        </Row>
      </div>
    </div>
  );
}

function Cards({ details: { community }, count }: Pick<Props, 'details'> & { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={classes.card}>
      <div className={classes.cover}>
        <FieldPattern sport={community.sport} surface={sportTable[community.sport].ground} />
      </div>
      <span className={classes.line} style={{ width: `${50 + ((index * 17) % 35)}%` }} />
      <span className={classes.line} style={{ width: `${35 + ((index * 29) % 40)}%` }} />
      <span className={classes.line} style={{ width: '80%' }} />
    </div>
  ));
}

function People() {
  return Array.from({ length: 12 }, (_, index) => (
    <Row key={index} gap={12} align="center" className={classes.person}>
      <BlurredPerson index={index} />
    </Row>
  ));
}
