import type { Plugin } from 'vite';

/**
 * React Router's components that no page uses: a name that is set for tools, and a call that isn't said to do nothing of itself, keep them
 * in the build, and with them what frameworks fetch ahead.
 */
export function pruneRouter(): Plugin {
  return {
    name: 'prune-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.js$/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/^const (\w+) = React\$1\.forwardRef\(/gm, 'const $1 = /* @__PURE__ */ React$$1.forwardRef('),
        map: null,
      }),
    },
  };
}
