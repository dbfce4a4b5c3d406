import type { Community, GameCard } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { CompactGame } from '../../../ui/game-card/compact-game.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/page.tsx';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
import { useAnswerChallenge } from './commands.ts';
import classes from './leading.module.css';
import { challengesQuery } from './queries.ts';

const steps = ['decline'] as const;

/** The challenges that wait for the answer of a community's admins; nothing where none does. */
export default function OpenChallenges({ community }: { community: Community }) {
  const t = useT();
  const { data = [] } = useQuery(challengesQuery(community._id));
  const step = useUrlStep(steps, ['challenge']);
  const answer = useAnswerChallenge((accept) =>
    showBanner('success', t(accept ? 'leading.challenges.accepted' : 'leading.challenges.declined')),
  );
  const asked = step.step === 'decline' ? data.find(({ _id }) => _id === step.about('challenge')) : undefined;
  if (data.length === 0) return null;
  return (
    <Card id="challenges" className={classes.row}>
      <Text as="h2" size={20} below={12}>
        {t('leading.challenges.title', { count: data.length })}
      </Text>
      <Stack as="ul" gap={16}>
        {data.map((game) => (
          <li key={game._id}>
            <CompactGame game={game} isPriced marker={<Chip icon="shield">{homeOf(game)}</Chip>}>
              <Button
                aria-label={t('leading.challenges.acceptOf', { name: homeOf(game) })}
                disabled={answer.isPending}
                onClick={() => answer.mutate({ id: game._id, accept: true })}
              >
                {t('leading.challenges.accept')}
              </Button>
              <Button
                variant="secondary"
                aria-label={t('leading.challenges.declineOf', { name: homeOf(game) })}
                disabled={answer.isPending}
                onClick={() => step.open('decline', { challenge: game._id })}
              >
                {t('leading.challenges.decline')}
              </Button>
            </CompactGame>
          </li>
        ))}
      </Stack>
      {asked && (
        <QuestionSheet
          title={t('leading.challenges.declineTitle', { name: homeOf(asked) })}
          keep={t('leading.keep')}
          action={t('leading.challenges.decline')}
          onClose={step.close}
          onConfirm={() => {
            step.close();
            answer.mutate({ id: asked._id, accept: false });
          }}
        >
          <p>{t('leading.challenges.declineBody')}</p>
        </QuestionSheet>
      )}
    </Card>
  );
}

const homeOf = ({ challenge }: GameCard): string => challenge?.home.name ?? '';
