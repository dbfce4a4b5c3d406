import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { mayCreateGames, useUser } from '../../../platform/session.ts';
import { useMedia } from '../../../platform/use-media.ts';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/page.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { CommunityDetails } from '../community-queries.ts';
import { ChallengeSheet } from './challenge-sheet.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { FiguresSheet } from './figures-sheet.tsx';
import { InvitationsSheet } from './invitations-sheet.tsx';
import classes from './leading.module.css';
import { NewsSheet } from './news-sheet.tsx';
import { ReportsSheet } from './reports-sheet.tsx';
import { TagsSheet } from './tags-sheet.tsx';

/** Windows up to this wide show the page's columns as one, as in its styles. */
const phone = '(max-width: 640px)';
const tools = ['news', 'invitations', 'challenge', 'edit', 'tags', 'reports', 'figures'] as const;
const steps = ['lead', ...tools] as const;
const icons: Record<(typeof tools)[number], IconName> = {
  news: 'chat',
  invitations: 'share',
  challenge: 'trophy',
  edit: 'field',
  tags: 'star',
  reports: 'warning',
  figures: 'up',
};

/** The tools of a community's admins on its page; a phone has one row that opens them, so that the games come first. */
export default function LeadingPanel({ details }: { details: CommunityDetails }) {
  const t = useT();
  const onPhone = useMedia(phone);
  const { step, open, go, close } = useUrlStep(steps);
  const { community, pendingRequests, requestsToLetIn, reportedLabels } = details;
  const openTool = (tool: (typeof tools)[number]) => (onPhone ? go(tool) : open(tool));
  // Who makes no games challenges nobody, and a private community plays no challenges.
  const mayChallenge = mayCreateGames(useUser()) && !community.communityOptions.isPrivate;
  const shownTools = tools.filter((tool) => tool !== 'challenge' || mayChallenge);
  const waiting = pendingRequests > 0 && t('leading.waiting', { count: pendingRequests });
  const reported = reportedLabels > 0 && t('leading.reports.waiting', { count: reportedLabels });
  const content = (
    <>
      {waiting && (
        // Replaces the sheet in the history, so that Back doesn't open that again.
        <Link to="?tab=requests" replace={onPhone} preventScrollReset className={classes.waiting}>
          {waiting}
          <Icon name="right" size={18} />
        </Link>
      )}
      {reported && (
        <button type="button" className={classes.waiting} onClick={() => openTool('reports')}>
          {reported}
          <Icon name="right" size={18} />
        </button>
      )}
      <div className={classes.tools}>
        <ButtonLink variant="secondary" to="?tab=news&step=message" replace={onPhone} preventScrollReset>
          <Icon name="mail" size={18} />
          {t('leading.message.open')}
        </ButtonLink>
        {shownTools.map((tool) => (
          <Button key={tool} variant="secondary" onClick={() => openTool(tool)}>
            <Icon name={icons[tool]} size={18} />
            {t(`leading.${tool}.open`)}
          </Button>
        ))}
      </div>
    </>
  );
  return (
    <>
      {onPhone ? (
        <RowButton
          className={classes.row}
          icon="shield"
          title={t('leading.title')}
          line={[waiting, reported].filter(Boolean).join(' · ')}
          waits
          onClick={() => open('lead')}
        />
      ) : (
        <Card className={classes.panel}>
          <Text as="h2" size={20}>
            {t('leading.title')}
          </Text>
          {content}
        </Card>
      )}
      {step === 'lead' && onPhone && (
        <Sheet open title={t('leading.title')} onClose={close}>
          <div className={classes.body}>{content}</div>
        </Sheet>
      )}
      {step === 'news' && <NewsSheet community={community} news={null} onClose={close} />}
      {step === 'invitations' && <InvitationsSheet community={community} onClose={close} />}
      {step === 'challenge' && mayChallenge && <ChallengeSheet community={community} onClose={close} />}
      {step === 'edit' && <EditSheet community={community} requestsToLetIn={requestsToLetIn} onClose={close} />}
      {step === 'tags' && <TagsSheet community={community} onClose={close} />}
      {step === 'reports' && <ReportsSheet community={community} onClose={close} />}
      {step === 'figures' && <FiguresSheet community={community} onClose={close} />}
    </>
  );
}
