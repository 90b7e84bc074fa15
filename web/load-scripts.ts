/**
 * A script inside the document (`api/pages/frontend.ts`). It fetches the page's scripts after its images are shown, or
 * after a second, and repeats clicks on buttons and changes of selects after hydration.
 */
import { showLoadError } from './load-error.ts';

const MAX_WAIT = 1000;
const RETRY_WAIT = 2000;
/** In milliseconds. Then the page works like one without scripts. */
const REPLAY_TIMEOUT = 10_000;

type EarlyType = 'click' | 'change';
type EarlyTarget = HTMLButtonElement | HTMLSelectElement;

const EARLY_TYPES: readonly EarlyType[] = ['click', 'change'];

/** The last event of each element, in order. */
let earlyEvents: { target: EarlyTarget; type: EarlyType; value: string }[] = [];

function storeEvent(event: Event) {
  const type = event.type === 'click' ? 'click' : 'change'; // it listens to no others
  const target =
    event.target instanceof Element ? event.target.closest<EarlyTarget>(type === 'click' ? 'button' : 'select') : null;
  if (!target || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  earlyEvents = [...earlyEvents.filter((early) => early.target !== target), { target, type, value: target.value }];
}

function replayEvents() {
  for (const type of EARLY_TYPES) removeEventListener(type, storeEvent, true);
  for (const { target, type, value } of earlyEvents.splice(0)) {
    target.value = value; // hydration has put back the first choice of a select
    if (type === 'click') target.click();
    else target.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** The first file imports the others. A second try, because a network may fail for a moment. */
function runScripts(files: readonly string[], isRetry = false) {
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ files[0] ?? '').catch(() => {
    if (!isRetry) return void setTimeout(() => runScripts(files, true), RETRY_WAIT);
    replayEvents();
    return showLoadError();
  });
}

const isLoaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve);
});
const isLate = new Promise((resolve) => {
  setTimeout(resolve, MAX_WAIT);
});

for (const type of EARLY_TYPES) addEventListener(type, storeEvent, true);
addEventListener('hydrated', replayEvents);
setTimeout(replayEvents, REPLAY_TIMEOUT);

const files = document.getElementById('load-scripts')?.dataset.files?.split(' ') ?? [];
// One task after the next frame the page is painted.
void Promise.race([isLoaded, isLate]).then(() => requestAnimationFrame(() => setTimeout(() => runScripts(files))));
