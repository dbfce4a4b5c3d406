import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractCalls, contractForms } from './build/contract-calls.ts';
import { firstScreenGroups } from './build/first-screen.ts';
import { phraseParts } from './build/phrase-parts.ts';
import { pruneRouter } from './build/prune-router.ts';
import { refuseCycles } from './build/refuse-cycles.ts';

/**
 * What few come to: pages of the console, those for organisers, those that a mail, a bank or a search leads to, those one comes to once a
 * month, and parts of a game's page that most games don't have.
 */
const rare =
  /\/(?:console|replay|check-in|attendance|organis|create|edit-|calendars|contact|facility|guest-|privacy|terms|cookies|about|confirm-|re(?:set|store)-|unsubscribe|statement|receipt|settings|wishes|booking|ticket|document|payment|spot-payment|app-return|offline|signup|leaderboard|player|info-sheet|newsletter-form|pay-marks|venue-photo|take|tournament|without-game|visitor-sheet|invite-sheet|rating-steps|recap|messages|pass-section|draw)/;
/** Phrases that parts share (build/phrase-parts.ts) come with the page's pieces. */
const sharedPhrases = /\/[\w-]+\.[a-z]{2}-/;
/** What every page begins with, and what first pages begin with besides. */
const withEveryPage = /\/(?:shell|rolldown-runtime)-[^/]+$/;
const withFirstPages = /\/(?:own-parts|game-parts|game-rules|beside-parts)-[^/]+\.js$/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), contractCalls(), contractForms(), phraseParts(), pruneRouter(), refuseCycles()],
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    // The server bundle stands on its own: the API imports one file.
    ssr: { noExternal: true as const },
  }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // entry-server reads it to preload a page's chunk and style.
    manifest: isSsrBuild ? false : 'manifest.json',
    copyPublicDir: !isSsrBuild,
    // light-dark() as it is: every colour is written once for both schemes.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // A file has the names of what comes with each of its imports, to ask for all at once. A first screen is spared those of what is
      // there already, and of what only pages need that few come to: they ask for it once they are there.
      resolveDependencies: (page, files, { hostId }) => {
        const isThere = (file: string) =>
          withEveryPage.test(file) || (!withEveryPage.test(hostId) && withFirstPages.test(file));
        const wanted = rare.test(page) ? [] : files.filter((file) => !isThere(file) && !sharedPhrases.test(file));
        return wanted.length > 1 ? wanted : [];
      },
    },
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            // Short, as a first screen has the names of all pages; and a new content still has a new one.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: firstScreenGroups(),
            },
          },
    },
    reportCompressedSize: false,
  },
  css: { modules: { generateScopedName: isSsrBuild === undefined ? undefined : '[hash:base64:6]' } },
}));
