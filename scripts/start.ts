import { buildWeb } from './build-web.ts';

// In this same process, so that Ctrl-C and SIGTERM reach the server without a messenger.
if (await buildWeb()) await import('../api/src/main.ts');
else {
  console.error('Rondo did not start: the web app could not be built.');
  process.exitCode = 1;
}
