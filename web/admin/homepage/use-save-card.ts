import { useApolloClient } from '@apollo/client/react';
import type { BrowserInput } from '../../../rules/browser.ts';
import { toPatch, formValuesOf } from '../browsers/browser-values.ts';
import {
  BrowserToEditDocument,
  useUpdateBrowserMutation,
  type AdminBrowserFragment,
} from '../browsers/browsers.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isConflict } from '../form/failure-parts.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import type { ShowStatus } from '../history/notices.ts';

const CARD_FIELDS = ['isFeatured', 'displayOrder', 'tags'] as const;
export type CardChange = Partial<Pick<BrowserInput, (typeof CARD_FIELDS)[number]>>;

interface SaveCardOptions {
  browser: AdminBrowserFragment;
  onStatus: ShowStatus;
  reload: () => Promise<unknown>;
}

/**
 * Saves the whole record of a browser with changed home page settings, if anything has changed (spec §4). Resolves with
 * the error, if there is one.
 */
export function useSaveCard({ browser, onStatus, reload }: SaveCardOptions): {
  save: (change: CardChange) => Promise<unknown>;
  isSaving: boolean;
} {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const client = useApolloClient();
  const [update, { loading }] = useUpdateBrowserMutation();
  const save = async (change: CardChange) => {
    const shown: CardChange = {
      isFeatured: browser.isFeatured,
      displayOrder: browser.displayOrder,
      tags: browser.tags.map(({ id }) => id),
    };
    const changed = CARD_FIELDS.filter((name) => name in change && !isSame(name, change, shown));
    if (changed.length === 0) return undefined;
    try {
      const { data } = await client.query({
        query: BrowserToEditDocument,
        variables: { id: browser.id },
        fetchPolicy: 'network-only',
      });
      // Without a record the update fails with the words for it.
      const whole: CardChange = data?.browser ? toPatch(formValuesOf(data.browser)) : {};
      // Only another change of the same fields is a conflict. A move of another browser, for example, changes the order
      // of this one.
      const revision = changed.every((name) => isSame(name, whole, shown)) ? data?.browser?.revision : browser.revision;
      await update({
        variables: {
          id: browser.id,
          input: { ...whole, ...Object.fromEntries(changed.map((name) => [name, change[name]])) },
          revision,
        },
      });
    } catch (error) {
      onStatus('failure', failureMessage(error, t('form.saveFailed')));
      // The list then shows the stored values, and the user can decide to save again.
      if (isConflict(error)) await reload().catch(() => undefined);
      return error;
    }
    onStatus('success', t('form.saved'));
    // The order may have changed, or the browser belongs to the other list now.
    await reload().catch(() => undefined);
    return undefined;
  };
  return { save, isSaving: loading };
}

function isSame(name: keyof CardChange, a: CardChange, b: CardChange): boolean {
  return JSON.stringify(a[name]) === JSON.stringify(b[name]);
}
