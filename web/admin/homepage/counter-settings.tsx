import type { ShowStatus } from '../history/notices.ts';
import { useHomepageSettingsQuery } from './homepage.generated.ts';
import { useSaveSettings, type SaveSettingsOptions } from './use-save-settings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
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

function LiveCounters(props: SaveSettingsOptions) {
  const { t } = useTranslation('admin');
  const { save, isSaving } = useSaveSettings(props);
  const { liveCounters } = props.settings;
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
        isOn={liveCounters}
        isBusy={isSaving}
        onChange={() => void save({ liveCounters: !liveCounters })}
      />
    </div>
  );
}
