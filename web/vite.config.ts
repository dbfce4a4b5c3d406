import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractCalls, contractForms } from './build/contract-calls.ts';
import { firstScreenGroups } from './build/first-screen.ts';
import { phraseParts } from './build/phrase-parts.ts';
import { pruneRouter } from './build/prune-router.ts';

/** Pages of the console, those for organisers, those that a mail or a search leads to, and those one comes to once a month. */
const rarePages =
  /\/(?:console|replay|check-in|attendance|organis|create|edit-|calendars|contact|facility|guest-|privacy|terms|cookies|about|confirm-|re(?:set|store)-|unsubscribe|statement|receipt|settings|wishes)/;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), contractCalls(), contractForms(), phraseParts(), pruneRouter()],
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
      // Every page begins with the shell, so no later part has to ask for it; and a first screen is spared the names of what only pages
      // need that few come to: they ask for it once they are there.
      resolveDependencies: (page, files) =>
        rarePages.test(page) ? [] : files.filter((file) => !/\/(?:shell|rolldown-runtime)-[^/]+$/.test(file)),
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
