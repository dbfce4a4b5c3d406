import type { GameDetails } from '@rondo/contract';
import { useSearchParams } from 'react-router';
import EnterSheet from '../../features/results/enter-sheet.tsx';
import { ResultPart } from '../../features/results/result-part.tsx';
import { useResult } from '../../features/results/use-result.ts';
import { WithPhrases } from '../../platform/i18n.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Skeleton } from '../../ui/states.tsx';

const phrases = ['results', 'errors'] as const;
const steps = ['result'] as const;

/** The result of a game with teams, from its start on, with phrases of its own. */
export default function ResultSection({ game }: { game: GameDetails }) {
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={76} />}>
      <Result game={game} />
    </WithPhrases>
  );
}

function Result({ game }: { game: GameDetails }) {
  const linkKey = useSearchParams()[0].get('secret-key');
  const { query, kept } = useResult(game._id, linkKey);
  const step = useUrlStep(steps);
  const shown = query.data;
  if (!shown) return query.isPending ? <Skeleton height={76} /> : null;
  return (
    <>
      <ResultPart game={game} shown={shown} kept={kept} linkKey={linkKey} onEnter={() => step.open('result')} />
      {step.step === 'result' && shown.mayEnter && (
        <EnterSheet
          game={game}
          bouts={kept?.bouts ?? shown.result?.bouts ?? []}
          linkKey={linkKey}
          onClose={step.close}
        />
      )}
    </>
  );
}
