import { useApolloClient } from '@apollo/client/react';
import type { BrowserInput } from '../../../rules/browser.ts';
import { changeOf, formValuesOf } from '../browsers/browser-values.ts';
import { BrowserToEditDocument, useUpdateBrowserMutation, type AdminBrowserFragment } from '../browsers/browsers.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isConflict } from '../form/failure-parts.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import type { ShowStatus } from '../history/notices.ts';

export type PlaceChange = Partial<Pick<BrowserInput, 'isFeatured' | 'displayOrder' | 'tags'>>;

interface SavePlaceOptions {
  browser: AdminBrowserFragment;
  onStatus: ShowStatus;
  reload: () => Promise<unknown>;
}

/** Saves the whole record of a browser with changed home page settings, if anything has changed (spec §4). Resolves with whether it succeeded. */
export function useSavePlace({ browser, onStatus, reload }: SavePlaceOptions): { save: (change: PlaceChange) => Promise<boolean>; isSaving: boolean } {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const client = useApolloClient();
  const [update, { loading }] = useUpdateBrowserMutation();
  const save = async (change: PlaceChange) => {
    const stored = { isFeatured: browser.isFeatured, displayOrder: browser.displayOrder, tags: browser.tags.map(({ id }) => id) };
    if (JSON.stringify({ ...stored, ...change }) === JSON.stringify(stored)) return true;
    try {
      const { data } = await client.query({ query: BrowserToEditDocument, variables: { id: browser.id }, fetchPolicy: 'network-only' });
      // Without a record the update fails with the words for it. The revision is that of the shown record.
      const whole = data?.browser ? changeOf(formValuesOf(data.browser)) : {};
      await update({ variables: { id: browser.id, input: { ...whole, ...change }, revision: browser.revision } });
    } catch (error) {
      onStatus('failure', failureMessage(error, t('form.saveFailed')));
      // The list then shows the stored values, and the user can decide to save again.
      if (isConflict(error)) await reload().catch(() => undefined);
      return false;
    }
    onStatus('success', t('form.saved'));
    // The order may have changed, or the browser belongs to the other list now.
    await reload().catch(() => undefined);
    return true;
  };
  return { save, isSaving: loading };
}
