import type { GameDetails } from '@rondo/contract';
import { useNavigate } from 'react-router';
import { AddToCalendar } from '../../features/games/details/add-to-calendar.tsx';
import { addressOf } from '../../features/games/details/address-of.ts';
import { ShareOptions } from '../../features/games/details/share-options.tsx';
import { JoinWizard } from '../../features/joining/wizard/join-wizard.tsx';
import type { Wizard } from '../../ui/joining/steps.ts';
import { PartnerChoices } from '../../features/people/partner-choices.tsx';
import { PayMethod } from '../../features/wallet/pay-method.tsx';
import { ShortfallSheet } from '../../features/wallet/top-up-sheet.tsx';
import { useT, WithPhrases } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const phrases = ['spots', 'together', 'people', 'passes'] as const;

/** The steps of joining and leaving a game; their chunk and phrases load when somebody takes one. */
export default function GameWizard({ game, wizard }: { game: GameDetails; wizard: Wizard }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <JoinWizard
        key={game._id}
        game={game}
        wizard={wizard}
        share={<ShareOptions game={game} />}
        next={
          <>
            <ButtonLink to={`/ticket/${game._id}`} variant="secondary">
              <Icon name="ticket" size={18} />
              {t('joining.inGame.ticket')}
            </ButtonLink>
            <AddToCalendar game={game} place={addressOf(game)} />
          </>
        }
        renderTopUp={(missing, returnTo, onClose) => (
          <ShortfallSheet open missing={missing} returnTo={returnTo} onClose={onClose} />
        )}
        renderPeople={(choice) => <PartnerChoices {...choice} />}
        renderMethods={(choice) => <PayMethod {...choice} />}
        onMoved={(id) => void navigate(`/match/${id}`, { replace: true })}
      />
    </WithPhrases>
  );
}
