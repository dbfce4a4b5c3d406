import { buildWeb } from './build-web.ts';

// Imported into this process, so that Ctrl-C and SIGTERM reach the server directly.
if (await buildWeb()) await import('../api/src/main.ts');
else {
  console.error('Rondo did not start: the web app could not be built.');
  process.exitCode = 1;
}
