import type { GameDetails } from '@rondo/contract';
import { type GroupWay, groupWays, joinGroups } from '@rondo/rules';
import { useState } from 'react';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { IconButton, SubmitButton } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Grid, Row, Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { mutateEvenIfUnmounted } from '../../../ui/joining/mutate-even-if-unmounted.ts';
import { StepProblem } from '../../../ui/joining/step-problem.tsx';
import { TeamChoice, teamsToChoose } from '../../../ui/joining/team-choice.tsx';
import { PolicyText, Terms } from '../../../ui/joining/terms.tsx';
import { useHandleRefusal } from '../../../ui/joining/use-handle-refusal.ts';
import { useTeamAndTerms } from '../../../ui/joining/use-team-and-terms.ts';
import type { WizardProps } from '../../../ui/joining/wizard-props.ts';
import { PaymentProblem } from '../../../ui/joining/pay/payment-problem.tsx';
import { SpotCost } from '../../../ui/joining/pay/spot-cost.tsx';
import { usePayment } from '../../../ui/joining/pay/use-payment.ts';
import { useStartGroup } from './group-commands.ts';
import classes from './together.module.css';

interface Props {
  game: GameDetails;
  secretKey: string | null;
  /** Chosen before a top-up. */
  before: { teamId: string | null; cardId: string | null };
  renderPeople: WizardProps['renderPeople'];
  onClose: () => void;
  onTopUp: (choice: { teamId: string | null; cardId: string | null }, missing: number) => void;
  onKeyRefused: () => void;
}

/** Keeps spots for chosen people, and for anyone with the link. */
export function StartStep({ game, secretKey, before, renderPeople, onClose, onTopUp, onKeyRefused }: Props) {
  const t = useT();
  const formats = useFormats();
  const [way, setWay] = useTypedState<GroupWay>('way', 'all');
  const [people, setPeople] = useTypedState<readonly string[]>('people', []);
  const [linked, setLinked] = useTypedState('linked', 0);
  const [isEmpty, setEmpty] = useState(false);
  const joined = game.viewer?.joined ?? false;
  const payment = usePayment(game, { card: before.cardId, proposing: true });
  const { quote, cardId, toSelect } = payment;
  const { body, teamId, check, team, terms } = useTeamAndTerms(joined ? [] : teamsToChoose(game), before.teamId);
  const start = useStartGroup();
  const refused = useHandleRefusal({ onClose, onKeyRefused });
  const others = people.length + linked;
  const most = joinGroups.most - 1;
  const paid = !joined && game.price > 0;
  const missing = paid ? payment.missing : 0;
  const price = formats.money(quote.total);

  const submit = () => {
    setEmpty(others === 0);
    if (others === 0 || (!joined && !check())) return;
    if (missing > 0) return onTopUp({ teamId, cardId }, missing);
    const amount = quote.total;
    const entry = { matchId: game._id, teamId, secretKey, amount, cardId, toSelect: paid ? toSelect : undefined };
    mutateEvenIfUnmounted(
      start,
      { ...entry, way, people, places: others + 1 },
      {
        onError: (problem) => {
          payment.noteRefusal(problem);
          refused(problem);
        },
        onSuccess: ({ data: { kept, until } }) => {
          const time = formats.time(until);
          const isFewer = way === 'fit' && kept < others;
          showBanner('success', t(isFewer ? 'together.start.doneFewer' : 'together.start.done', { count: kept, time }));
          onClose();
        },
      },
    );
  };
  const label = () => {
    if (others === 0) return t('together.start.choose');
    if (missing > 0) return t('joiningSteps.pay.topUp', { amount: formats.money(Math.ceil(missing)) });
    if (paid && way === 'all') return t('together.start.submitAside', { count: others + 1, price });
    if (others === 1) return paid ? t('together.start.submitPayOne', { price }) : t('together.start.submitOne');
    return t(paid ? 'together.start.submitPay' : 'together.start.submit', { count: others, price });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('together.start.title')}
      footer={
        <>
          {!joined && <Terms {...terms} />}
          <SubmitButton type="button" size="large" working={start.isPending} onClick={submit}>
            {label()}
          </SubmitButton>
        </>
      }
    >
      <Grid ref={body} gap={16}>
        <GameSummary game={game} />
        <Text tone="muted">{t('together.start.intro')}</Text>
        <Choices
          legend={t('together.start.wayLegend')}
          options={groupWays.map((value) => ({
            value,
            label: t(`together.start.way.${value}`),
            hint: t(`together.start.wayHint.${value}`),
          }))}
          value={way}
          onChange={setWay}
        />
        <Stack as="section" gap={10} aria-labelledby="together-people">
          <Text as="h3" size={16} id="together-people">
            {t('together.start.people')}
          </Text>
          {renderPeople({
            chosen: people,
            most: most - linked,
            onChange: (chosen) => {
              setPeople(chosen);
              setEmpty(false);
            },
            none: t('together.start.noPeople'),
          })}
          <Row gap={12} align="center" justify="between" className={classes.linked}>
            <Stack as="span" shrinks breaks className={classes.words}>
              <strong>{t('together.start.link')}</strong>
              <Text as="span" size={15} tone="muted">
                {t('together.start.linkHint')}
              </Text>
            </Stack>
            <Row as="span" gap={6} align="center" className={classes.count}>
              <IconButton
                label={t('together.start.fewer')}
                disabled={linked === 0}
                onClick={() => setLinked(linked - 1)}
              >
                <Icon name="minus" size={18} />
              </IconButton>
              <output className="numbers">{linked}</output>
              <IconButton
                label={t('together.start.more')}
                disabled={others >= most}
                onClick={() => {
                  setLinked(linked + 1);
                  setEmpty(false);
                }}
              >
                <Icon name="plus" size={18} />
              </IconButton>
            </Row>
          </Row>
          {isEmpty && <StepProblem>{t('together.start.nobody')}</StepProblem>}
        </Stack>
        {joined ? (
          <Text tone="muted">{t('together.start.inAlready')}</Text>
        ) : (
          <>
            <TeamChoice {...team} />
            {paid && <SpotCost game={game} payment={payment} />}
            <PolicyText free={!paid} />
          </>
        )}
        <PaymentProblem error={start.error} />
      </Grid>
    </Sheet>
  );
}
