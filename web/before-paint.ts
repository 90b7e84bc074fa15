/**
 * A script inside the head of every document (`api/pages/frontend.ts`). Pages are the same for everyone: only this
 * script can do before the first paint what depends on the visitor.
 */
import { nameOfSystem, systemOf, type Clues } from '#rules/system.ts';
import { languageInUrl, rememberLanguage } from './i18n/language.ts';
import { readStored, withStoredView } from './local-storage.ts';

/** Only Chromium has it, and only on https and localhost. */
interface UserAgentData {
  platform: string;
  getHighEntropyValues?(hints: string[]): Promise<{ architecture?: string; bitness?: string }>;
}

declare global {
  interface Navigator {
    userAgentData?: UserAgentData;
  }
}

const attributes = document.documentElement.dataset;

function showSystem(clues: Clues) {
  const system = systemOf(clues);
  if (system) attributes.system = nameOfSystem(system);
}

/** Safari hides it. */
function graphicsProcessor() {
  const gl = document.createElement('canvas').getContext('webgl');
  const extension = gl?.getExtension('WEBGL_debug_renderer_info');
  return gl ? String(gl.getParameter(extension?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)) : '';
}

function detectSystem() {
  const { userAgent, maxTouchPoints: touchPoints, userAgentData } = navigator;
  const isTouchFirst = matchMedia('(pointer: coarse)').matches;
  const clues: Clues = { userAgent, touchPoints, isTouchFirst, platform: userAgentData?.platform };
  showSystem(clues);
  if (userAgentData?.getHighEntropyValues) {
    userAgentData.getHighEntropyValues(['architecture', 'bitness']).then(
      (hints) => showSystem({ ...clues, ...hints }),
      () => undefined,
    );
  } else if (attributes.system === 'macos') {
    // This takes some milliseconds, so it waits until the page is shown.
    addEventListener('load', () => setTimeout(() => showSystem({ ...clues, renderer: graphicsProcessor() })));
  }
}

function applyStoredTheme() {
  const theme = readStored('theme');
  if (theme === 'light' || theme === 'dark') attributes.theme = theme;
  else delete attributes.theme;
}

function applyStoredView() {
  const path = location.pathname + location.search;
  const chosen = withStoredView(path);
  if (chosen === path) return;
  // Otherwise this page could be painted before the other one arrives.
  document.documentElement.hidden = true;
  location.replace(chosen + location.hash);
}

// Also for visitors who leave before the other scripts are there (spec §4).
const language = languageInUrl(location.search);
if (language) rememberLanguage(language);

applyStoredView();

applyStoredTheme();
// Another tab has changed it.
addEventListener('storage', ({ key }) => {
  if (key === 'theme' || key === null) applyStoredTheme();
});

detectSystem();
