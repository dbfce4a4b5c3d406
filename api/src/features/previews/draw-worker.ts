import { parentPort } from 'node:worker_threads';
import { drawPoster, drawPreview, drawRecap, drawStory } from './draw-preview.ts';
import type { Drawn, ToDraw } from './draw-off-thread.ts';

const drawers = { preview: drawPreview, story: drawStory, recap: drawRecap };

/** Draws what it is sent, one picture after another. */
parentPort?.on('message', (asked: ToDraw) => {
  const answer = (drawn: Drawn) => parentPort?.postMessage(drawn, []);
  const { id } = asked;
  draw(asked).then(
    (picture) => answer({ id, picture }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});

async function draw(asked: ToDraw): Promise<Buffer> {
  if (asked.shape === 'poster') return drawPoster(asked.words);
  return drawers[asked.shape](asked.words, asked.photo && Buffer.from(asked.photo));
}
