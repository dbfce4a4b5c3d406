import type { Tournament } from '@rondo/contract';
import { followIntoTeam } from '@rondo/contract/calls';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { withReturn } from '../../platform/return-to.ts';
import { useUser } from '../../platform/session.ts';
import { showBanner } from '../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Problem } from '../../ui/form.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { useAct } from './use-act.ts';

interface Props {
  tournament: Tournament;
  team: string;
  /** The key of the link. */
  linkKey: string;
}

/** For whoever opens the link that a captain shared: a press, and they are of the team. */
export function FollowCard({ tournament: { _id: id, teams }, team: teamId, linkKey }: Props) {
  const t = useT();
  const user = useUser();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const team = teams.find(({ _id }) => _id === teamId);
  const { act, working, refusal } = useAct(
    id,
    () => call(followIntoTeam, { params: { id, teamId }, body: { key: linkKey } }),
    () => {
      showBanner('success', t('tournaments.own.isIn'));
      void navigate(pathname, { replace: true });
    },
  );
  if (!team) return null;
  return (
    <Card>
      <Stack gap={12} {...refusal.form}>
        <Text as="h2" size={18} breaks>
          {t('tournaments.own.asked', { team: team.name })}
        </Text>
        {user ? (
          <SubmitButton type="button" size="large" wide working={working} onClick={() => act(undefined)}>
            {t('tournaments.own.imIn')}
          </SubmitButton>
        ) : (
          <ButtonLink size="large" wide to={withReturn('/login', pathname + search)}>
            {t('tournaments.own.logIn')}
          </ButtonLink>
        )}
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
      </Stack>
    </Card>
  );
}
