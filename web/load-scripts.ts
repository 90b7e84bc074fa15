/**
 * The script inside the built document (`api/pages/frontend.ts`); it imports nothing. It fetches the page's scripts once
 * the page is painted with its pictures, or a second later where one of those takes longer. Clicks on buttons and choices
 * in lists that come before the page is hydrated are stopped, and repeated then.
 */

const PATIENCE = 1000;
/** After so long a page without its scripts works as it does for visitors without scripts. */
const GIVE_UP = 10_000;

type EarlyType = 'click' | 'change';

const EARLY_TYPES: readonly EarlyType[] = ['click', 'change'];

/** The last event of each element, in their order. */
let earlyEvents: { target: HTMLElement; type: EarlyType }[] = [];

function keepEvent(event: Event): void {
  const type = event.type as EarlyType; // it listens to no others
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(type === 'click' ? 'button' : 'select') : null;
  if (!target || event.defaultPrevented) return;
  event.preventDefault();
  event.stopPropagation();
  earlyEvents = [...earlyEvents.filter((early) => early.target !== target), { target, type }];
}

function replayEvents(): void {
  for (const type of EARLY_TYPES) removeEventListener(type, keepEvent, true);
  for (const { target, type } of earlyEvents.splice(0)) {
    if (type === 'click') target.click();
    else target.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Preloads all files side by side, and runs the first, which imports the others. */
function runScripts(files: readonly string[]): void {
  for (const href of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(/* @vite-ignore */ files[0] ?? '').catch(replayEvents);
}

const isLoaded = new Promise((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve);
});
const isLate = new Promise((resolve) => {
  setTimeout(resolve, PATIENCE);
});

for (const type of EARLY_TYPES) addEventListener(type, keepEvent, true);
addEventListener('hydrated', replayEvents);
setTimeout(replayEvents, GIVE_UP);

const files = document.getElementById('load-scripts')?.dataset.files?.split(' ') ?? [];
// A task after the next frame: by then the page is painted.
void Promise.race([isLoaded, isLate]).then(() => requestAnimationFrame(() => setTimeout(() => runScripts(files))));
