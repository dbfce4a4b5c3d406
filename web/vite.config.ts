import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractCalls } from './build/contract-calls.ts';

/** Parts of ui/ and platform/ that first screens do not use: they come with the pages that do. */
const later =
  'mantine|form|password-field|tabs|load-more|price-lines|sticky-action|use-copy|focus-first-error|checkbox|combobox|' +
  'third-party-frame|consent|analytics|choices|money-icon|money-list|team-mark|live|fingerprint|use-url-step';

/** What every page needs, in one file: few requests matter more to a first visit than the finest split. */
const firstScreen = new RegExp(
  `node_modules/(react|react-dom|scheduler|react-router|@tanstack)/|/rules/src/(limits|price|money|instants|rating)\\.|/web/src/(app|platform|ui)/(?!(${later})\\.)|/features/games/(queries|search)\\.|contract-calls|translate\\.ts`,
);

/** What the home page shares with others, in one file for the same reason. */
const homeParts = /\/features\/(communities\/(community-c|queries)|accounts\/users-count)/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), contractCalls()],
  define: { 'process.env.NODE_ENV': '"production"' },
  // The server bundle stands on its own: the API imports one file.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // entry-server reads it to preload a page's chunk and style.
    manifest: isSsrBuild ? false : 'manifest.json',
    copyPublicDir: !isSsrBuild,
    // light-dark() as it is: every colour is written once for both schemes.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'shell', test: firstScreen },
                { name: 'home-parts', test: homeParts, includeDependenciesRecursively: false },
              ],
            },
          },
    },
    reportCompressedSize: false,
  },
  css: { modules: { generateScopedName: isSsrBuild === undefined ? undefined : '[hash:base64:6]' } },
}));
