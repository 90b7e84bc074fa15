/** The build copies it into `dist/fonts`, because an installation may have no development dependencies. */
export const FONT_FILE = 'NotoSansHans-Bold.otf';
/** Where its package has it, from the root of the project. */
export const FONT_PACKAGE = 'node_modules/@embedpdf/fonts-sc/fonts';
