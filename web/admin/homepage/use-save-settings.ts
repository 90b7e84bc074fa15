import { useTranslation } from '../../i18n/use-translation.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { isConflict } from '../form/failure-parts.ts';
import type { ShowStatus } from '../history/notices.ts';
import {
  HomepageSettingsDocument,
  useSaveHomepageSettingsMutation,
  type HomepageSettingsQuery,
  type SaveHomepageSettingsMutationVariables,
} from './homepage.generated.ts';

export interface SaveSettingsOptions {
  settings: HomepageSettingsQuery['settings'];
  onStatus: ShowStatus;
  reload: () => Promise<unknown>;
}

/** Saves settings of the home page over the loaded revision, and says so. Resolves with the error, if there is one. */
export function useSaveSettings({ settings: { liveCounters, revision }, onStatus, reload }: SaveSettingsOptions) {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const [saveSettings, { loading: isSaving }] = useSaveHomepageSettingsMutation({
    // The settings have no id, so Apollo's cache cannot update them by itself.
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: HomepageSettingsDocument, data: { settings: data.saveSettings } }),
  });
  const save = async (input: Partial<SaveHomepageSettingsMutationVariables['input']>): Promise<unknown> => {
    try {
      await saveSettings({ variables: { input: { liveCounters, ...input }, revision } });
      onStatus('success', t('form.saved'));
      return undefined;
    } catch (error) {
      onStatus('failure', failureMessage(error, t('form.saveFailed')));
      if (isConflict(error)) await reload().catch(() => undefined);
      return error;
    }
  };
  return { save, isSaving };
}
