/**
 * The font of the pictures that social networks show. The build copies it into `dist/fonts`, so that an installation
 * without development dependencies has it.
 */
export const FONT_FILE = 'NotoSansHans-Bold.otf';
/** Where its package has it, from the root of the project. */
export const FONT_PACKAGE = 'node_modules/@embedpdf/fonts-sc/fonts';
