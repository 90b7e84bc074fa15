import { checkFooterLinks, type FooterLinks } from '../../../rules/setting.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { InlineForm } from '../form/inline-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useGroupDifferences } from '../form/group-differences.ts';
import type { ShowStatus } from '../history/notices.ts';
import { Button } from '../ui/button.tsx';
import {
  HomepageSettingsDocument,
  type HomepageSettingsQuery,
  type SaveHomepageSettingsMutationVariables,
  useHomepageSettingsQuery,
  useSaveHomepageSettingsMutation,
} from './homepage.generated.ts';
import { Loading } from '../ui/loading.tsx';
import { Switch } from '../ui/switch.tsx';
import { isConflict, useFailureMessage } from '../form/failure-message.ts';

interface FooterSettingsProps {
  onStatus: ShowStatus;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The addresses that the footer links. While they cannot be loaded, CounterSettings says so for the same query. */
export function FooterSettings(props: FooterSettingsProps) {
  const { t } = useTranslation('admin');
  const { data, refetch } = useHomepageSettingsQuery();
  if (!data) return null;
  return (
    <section aria-labelledby="footer-links">
      <h2 id="footer-links" className="mb-3 text-lg font-semibold">
        {t('homepage.footer')}
      </h2>
      <FooterForm settings={data.settings} reload={refetch} {...props} />
    </section>
  );
}

interface FooterFormProps extends FooterSettingsProps {
  settings: HomepageSettingsQuery['settings'];
  reload: () => Promise<unknown>;
}

function FooterForm({ settings, reload, onStatus, onUnsaved }: FooterFormProps) {
  const { t } = useTranslation('admin');
  const describe = useGroupDifferences<FooterLinks>('setting');
  const { save, isSaving } = useSaveSettings({ settings, onStatus, reload });
  return (
    <InlineForm
      type="setting"
      labelledBy="footer-links"
      stored={linksOf(settings)}
      check={checkFooterLinks}
      describe={describe}
      isSaving={isSaving}
      onSave={save}
      onTyped={(typed) => onUnsaved(typed !== null)}
      className="grid gap-5 rounded-2xl border border-line bg-surface p-4 sm:p-5"
    >
      <p className="text-sm text-muted">{t('homepage.footerText')}</p>
      <div className="grid items-start gap-5 md:grid-cols-3">
        <TextField<FooterLinks> name="aboutUrl" hint={t('homepage.footerHint')} type="url" />
        <TextField<FooterLinks> name="contactUrl" hint={t('homepage.contactHint')} type="url" />
        <TextField<FooterLinks> name="privacyUrl" hint={t('homepage.footerHint')} type="url" />
      </div>
      <Button type="submit" isBusy={isSaving} className="justify-self-start">
        {t(isSaving ? 'form.saving' : 'homepage.saveFooter')}
      </Button>
    </InlineForm>
  );
}

function linksOf({ aboutUrl, contactUrl, privacyUrl }: HomepageSettingsQuery['settings']): FooterLinks {
  return { aboutUrl, contactUrl, privacyUrl };
}

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

interface SaveSettingsOptions {
  settings: HomepageSettingsQuery['settings'];
  onStatus: ShowStatus;
  reload: () => Promise<unknown>;
}

/** Saves settings of the home page over the loaded revision, and says so. Resolves with the error, if there is one. */
function useSaveSettings({ settings: { liveCounters, revision }, onStatus, reload }: SaveSettingsOptions) {
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
