import type { ShowStatus } from '../history/notices.ts';
import {
  HomepageSettingsDocument,
  useHomepageSettingsQuery,
  useSaveHomepageSettingsMutation,
  type HomepageSettingsQuery,
} from './homepage.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isConflict } from '../form/failure-parts.ts';
import { useFailureMessage } from '../form/failure-message.ts';
import { Loading } from '../ui/loading.tsx';
import { Switch } from '../ui/switch.tsx';

/** The other settings of the home page (spec §1): whether its counters are live. */
export function CounterSettings({ onStatus }: { onStatus: ShowStatus }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useHomepageSettingsQuery();
  return (
    <section aria-labelledby="counters">
      <h2 id="counters" className="mb-3 text-lg font-semibold">
        {t('homepage.counters')}
      </h2>
      <Loading data={data?.settings} error={error} message={t('form.loadFailed')} retry={refetch}>
        {(settings) => <LiveCounters settings={settings} onStatus={onStatus} reload={refetch} />}
      </Loading>
    </section>
  );
}

function LiveCounters({
  settings,
  onStatus,
  reload,
}: {
  settings: HomepageSettingsQuery['settings'];
  onStatus: ShowStatus;
  reload: () => Promise<unknown>;
}) {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const [saveSettings, { loading }] = useSaveHomepageSettingsMutation({
    // The settings have no id, so Apollo's cache cannot update them by itself.
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: HomepageSettingsDocument, data: { settings: data.saveSettings } }),
  });
  const toggle = async () => {
    try {
      await saveSettings({
        variables: { input: { liveCounters: !settings.liveCounters }, revision: settings.revision },
      });
      onStatus('success', t('form.saved'));
    } catch (error) {
      onStatus('failure', failureMessage(error, t('form.saveFailed')));
      if (isConflict(error)) await reload().catch(() => undefined);
    }
  };
  return (
    <div className="flex items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <div>
        <p className="font-medium">{t('homepage.liveCounters')}</p>
        <p id="live-counters" className="text-sm text-muted">
          {t('homepage.liveCountersText')}
        </p>
      </div>
      <Switch
        label={t('homepage.liveCounters')}
        describedBy="live-counters"
        isOn={settings.liveCounters}
        isBusy={loading}
        onChange={() => void toggle()}
      />
    </div>
  );
}
