import type { GameDetails } from '@rondo/contract';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Problem } from '../../ui/form.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useJoin } from './commands.ts';
import { GameSummary } from './game-summary.tsx';
import { SpotPriceLines } from './spot-price-lines.tsx';
import { TeamChoice, teamsToChoose } from './team-choice.tsx';
import { tellEnd } from './tell-end.ts';
import { Terms } from './terms.tsx';
import { noCard, usePayment } from './use-payment.ts';
import { useRefused } from './use-refused.ts';
import classes from './wizard.module.css';

interface Props {
  game: GameDetails;
  /** Everyone's spots are taken: this is the waiting list, of a free or a paid game. */
  full: boolean;
  secretKey: string | null;
  onClose: () => void;
  onDone: (outcome: 'joined' | 'waiting') => void;
  onKeyRefused: () => void;
}

/** Step 8 without paying: into a free game, or in line. */
export function ListStep({ game, full, secretKey, onClose, onDone, onKeyRefused }: Props) {
  const { t, explain } = useSpeech();
  const formats = useFormats();
  const { quote } = usePayment(game, { card: noCard });
  const [teamId, setTeamId] = useState<string | null>(null);
  const [terms, setTerms] = useState(false);
  const [allowPayment, setAllowPayment] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const join = useJoin();
  const refused = useRefused({ onClose, onKeyRefused });
  const paid = game.price > 0;
  const teams = teamsToChoose(game);
  const teamNeeded = teams.length > 0 && !full;
  const submit = () => {
    const missed = teamNeeded && teamId === null ? 'teamFirst' : terms ? null : 'termsFirst';
    setNotice(missed && t(`joining.pay.${missed}`));
    if (missed) {
      showBanner('warning', t(`joining.pay.${missed}`));
      return;
    }
    tellEnd(
      join,
      { matchId: game._id, teamId, secretKey, allowPayment: paid && allowPayment },
      {
        onError: refused,
        onSuccess: ({ data: { outcome, position } }) => {
          if (outcome === 'joined') showBanner('success', t('joining.pay.joined'));
          else showBanner('info', t('joining.pay.waiting', { position: position ?? 1 }));
          onDone(outcome);
        },
      },
    );
  };
  const chooseTeam = (team: string) => {
    setTeamId(team);
    setNotice(null);
  };
  const acceptTerms = (accepted: boolean) => {
    setTerms(accepted);
    setNotice(null);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={full ? t('joining.confirm.queueTitle') : t('joining.pay.titleFree')}
      footer={
        <SubmitButton type="button" size="large" working={join.isPending} onClick={submit}>
          {full ? t('joining.pay.queue') : t('joining.pay.free')}
        </SubmitButton>
      }
    >
      <div className={classes.body}>
        <GameSummary game={game} />
        {teamNeeded && <TeamChoice teams={teams} teamId={teamId} onChoose={chooseTeam} />}
        {paid && <SpotPriceLines quote={quote} />}
        {full && paid && (
          <Checkbox
            // Discounts of now may be gone by then: what is agreed to is the price without them.
            label={t('joining.pay.allowPayment', { price: formats.money(game.price) })}
            checked={allowPayment}
            onChange={(event) => setAllowPayment(event.target.checked)}
          />
        )}
        {join.error && <Problem>{explain(join.error)}</Problem>}
        {notice && <Problem>{notice}</Problem>}
        <Terms free={!paid} accepted={terms} onAccept={acceptTerms} />
      </div>
    </Sheet>
  );
}
