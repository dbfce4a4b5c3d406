import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractCalls, contractForms } from './build/contract-calls.ts';
import { firstScreens } from './build/first-screens.ts';
import { phraseParts } from './build/phrase-parts.ts';
import { pruneRouter } from './build/prune-router.ts';
import { refuseCycles } from './build/refuse-cycles.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), contractCalls(), contractForms(), phraseParts(), pruneRouter(), firstScreens(), refuseCycles()],
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            // Short, as a first screen has the names of all pages; and a new content still has a new one.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
          },
    },
    reportCompressedSize: false,
  },
  css: { modules: { generateScopedName: isSsrBuild === undefined ? undefined : '[hash:base64:6]' } },
}));
