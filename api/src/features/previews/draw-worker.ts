import { parentPort } from 'node:worker_threads';
import { drawPreview, drawRecap, drawStory } from './draw-preview.ts';
import type { Drawn, ToDraw } from './draw-off-thread.ts';

const draw = { preview: drawPreview, story: drawStory, recap: drawRecap };

/** Draws what it is sent, one picture after another. */
parentPort?.on('message', ({ id, shape, words, photo }: ToDraw) => {
  const answer = (drawn: Drawn) => parentPort?.postMessage(drawn, []);
  draw[shape](words, photo && Buffer.from(photo)).then(
    (picture) => answer({ id, picture }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
