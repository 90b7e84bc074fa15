import { useTexts } from '../use-texts.ts';
import { useMessages } from '../graph/notices.ts';
import { type AdminBrowserFragment, useMoveBrowserMutation } from './browsers.generated.ts';

/** Moves a browser to a position among all browsers, from 1, and says so; `isBrief` is that of `showDone`. */
export function useMoveBrowser(refresh: () => Promise<unknown>, isBrief = false) {
  const { t, localize } = useTexts();
  const { showDone, showFailure } = useMessages();
  const [move] = useMoveBrowserMutation();
  return async ({ id, name }: AdminBrowserFragment, position: number) => {
    const focused = document.activeElement?.id;
    try {
      const { data } = await move({ variables: { id, position } });
      // A position after the last one moves it to the last one.
      const order = data?.moveBrowser.displayOrder ?? position;
      showDone(t('tags.moved', { label: localize(name), order }), { isBrief });
    } catch (error) {
      showFailure(error, t('form.saveFailed'));
    }
    await refresh().catch(() => undefined);
    // A row that moves loses the focus.
    if (focused) requestAnimationFrame(() => document.getElementById(focused)?.focus());
  };
}
