import MyRegularGames from '../../features/regulars/my-regular-games.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';

const phrases = ['together'] as const;

/** The series of which the user is a regular, on their profile. */
export default function RegularGames() {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <MyRegularGames />
    </WithPhrases>
  );
}
