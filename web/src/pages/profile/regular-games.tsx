import MyRegularGames from '../../features/regulars/my-regular-games.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';

const phrases = ['together'] as const;

/** The series one is a regular of, on one's profile. */
export default function RegularGames() {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <MyRegularGames />
    </WithPhrases>
  );
}
