import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aGame } from '../../../test/games.ts';
import { show, speak } from '../../../test/open.tsx';
import { EditQuestion } from './edit-question.tsx';
import { draftOfGame } from './draft.ts';

const t = speak('en');

test('a place is named once, also where its address begins with its name', async () => {
  const location = { description: 'De Meent', address: 'De Meent, Kantineweg 1' };
  const moved = { description: 'De Kuip', address: 'De Kuip, Marathonweg 2' };
  const game = aGame({ location });
  const [before, after] = [draftOfGame(game), draftOfGame(aGame({ location: moved }))];
  const nothing = () => undefined;
  await show(
    <EditQuestion
      game={game}
      before={before}
      after={after}
      scope="one"
      working={false}
      onConfirm={nothing}
      onClose={nothing}
    />,
  );
  const place = page.getByRole('dialog').getByRole('definition');
  await expect.element(place).toHaveTextContent('De Meent, Kantineweg 1 De Kuip, Marathonweg 2');
  await expect.element(page.getByText(t('organise.question.place'))).toBeVisible();
});
