import type { Plugin } from 'vite';

/**
 * Removes React Router's components that no page uses. They would stay in the build because of a display name for tools and a call that isn't
 * marked as free of side effects, and keep the code with which frameworks prefetch.
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
