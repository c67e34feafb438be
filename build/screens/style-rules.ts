import type { Config } from 'stylelint';

/**
 * What the built styles may use: all that the browsers of package.json's browserslist know. Each exception says what
 * happens where it is unknown.
 */
export const styleRules: Config = {
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    'plugin/no-unsupported-browser-features': [
      true,
      {
        severity: 'error',
        ignorePartialSupport: true,
        ignore: [
          // `src-renderer/gaps` brings them.
          'css-container-queries',
          'css-container-query-units',
          // Come after the plain height.
          'viewport-unit-variants',
          // Another font of the list, the usual pointer, the usual scrolling and text size.
          'extended-system-fonts',
          'css3-cursors',
          'css-overscroll-behavior',
          'text-size-adjust',
        ],
      },
    ],
    // Newer than the linter's data can tell: write `transform`, and let the build rewrite `light-dark()`.
    'property-disallowed-list': ['translate', 'rotate', 'scale'],
    'function-disallowed-list': ['light-dark'],
  },
};
