import { YearsCard } from '../../features/years/years-card.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';

const phrases = ['years'] as const;

/** The user's years in games, further down on their profile; most people have none before December. */
export default function Years() {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <YearsCard />
    </WithPhrases>
  );
}
