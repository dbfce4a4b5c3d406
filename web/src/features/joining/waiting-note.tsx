import type { GameDetails } from '@rondo/contract';
import { useEverySecond } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { useWithdrawAgreement } from './enter/join-commands.ts';
import { sayForecast } from '../../ui/joining/say-forecast.ts';
import { timeLeft } from './spots/time-left.ts';
import classes from './waiting-note.module.css';

/** In its last hour an offer is counted down; before that, its end time says more. */
const countdownMilliseconds = 3_600_000;

/** Says what a waiting player can expect. */
export function WaitingNote({ game: { _id: gameId, viewer } }: { game: GameDetails }) {
  const t = useT();
  const offeredUntil = viewer?.offeredUntil ?? null;
  const now = useEverySecond(offeredUntil !== null);
  const formats = useFormats();
  if (!viewer?.waitingPosition) return null;
  const { waitingPosition: position, waitingForecast: forecast } = viewer;
  if (offeredUntil && now < Date.parse(offeredUntil)) {
    const left = Date.parse(offeredUntil) - now;
    const when = `${formats.day(offeredUntil)} ${formats.time(offeredUntil)}`;
    return (
      <>
        <Text size={15} tone="muted" centered>
          {t('joining.action.offerNote', { when })}
        </Text>
        {left < countdownMilliseconds && (
          <p className={`${classes.left} numbers`} role="timer" aria-live="off">
            {t('joining.action.offerLeft', { left: timeLeft(left) })}
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <Text size={15} tone="muted" centered>
        {t('joining.action.waitingNote', { position })}
        {forecast !== null && ` ${sayForecast(t, forecast)}`}
      </Text>
      {viewer.waitingAllowed !== null && <Agreement gameId={gameId} euros={viewer.waitingAllowed} />}
    </>
  );
}

/** Says what will be paid automatically once a spot opens, with a way to withdraw. */
function Agreement({ gameId, euros }: { gameId: string; euros: number }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const withdraw = useWithdrawAgreement(gameId);
  const submit = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => showBanner('success', t('joining.action.agreementGone')),
      onError: (error) => showBanner('error', explain(error)),
    });
  return (
    <Stack align="center">
      <Text size={15} tone="muted" centered className="numbers">
        {t('joining.action.agreed', { price: formats.money(euros) })}
      </Text>
      <SubmitButton type="button" variant="plain" working={withdraw.isPending} onClick={submit}>
        {t('joining.action.withdrawAgreement')}
      </SubmitButton>
    </Stack>
  );
}
