import { checkFooterLinks, type FooterLinks } from '../../../rules/setting.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { isConflict, useFailureMessage } from '../form/failure-message.ts';
import { useGroupDifferences } from '../form/group-differences.ts';
import { InlineForm } from '../form/inline-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useShowStatus } from '../history/notices.ts';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Switch } from '../ui/switch.tsx';
import {
  HomepageSettingsDocument,
  type HomepageSettingsQuery,
  type SaveHomepageSettingsMutationVariables,
  useHomepageSettingsQuery,
  useSaveHomepageSettingsMutation,
} from './homepage.generated.ts';

interface HomepageSettingsProps {
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The other settings of the home page (spec §1): whether its counters are live, and the addresses of the footer. */
export function HomepageSettings({ onUnsaved }: HomepageSettingsProps) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useHomepageSettingsQuery();
  return (
    <>
      <section aria-labelledby="counters">
        <h2 id="counters" className="mb-3 text-lg font-semibold">
          {t('homepage.counters')}
        </h2>
        <Loading data={data?.settings} error={error} message={t('form.loadFailed')} retry={refetch}>
          {(settings) => <LiveCounters settings={settings} reload={refetch} />}
        </Loading>
      </section>
      {data && (
        <section aria-labelledby="footer-links">
          <h2 id="footer-links" className="mb-3 text-lg font-semibold">
            {t('homepage.footer')}
          </h2>
          <FooterForm settings={data.settings} reload={refetch} onUnsaved={onUnsaved} />
        </section>
      )}
    </>
  );
}

interface SettingsProps {
  settings: HomepageSettingsQuery['settings'];
  reload: () => Promise<unknown>;
}

function LiveCounters(props: SettingsProps) {
  const { t } = useTranslation('admin');
  const { save, isSaving } = useSaveSettings(props);
  const { liveCounters } = props.settings;
  return (
    <div className="flex items-center justify-between gap-4 rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <div>
        <p className="font-medium">{t('field.setting.liveCounters')}</p>
        <p id="live-counters" className="text-sm text-muted">
          {t('homepage.liveCountersText')}
        </p>
      </div>
      <Switch
        label={t('field.setting.liveCounters')}
        describedBy="live-counters"
        isOn={liveCounters}
        isBusy={isSaving}
        onChange={() => void save({ liveCounters: !liveCounters })}
      />
    </div>
  );
}

function FooterForm({ onUnsaved, ...props }: SettingsProps & HomepageSettingsProps) {
  const { t } = useTranslation('admin');
  const describe = useGroupDifferences<FooterLinks>('setting');
  const { save, isSaving } = useSaveSettings(props);
  const { aboutUrl, contactUrl, privacyUrl } = props.settings;
  return (
    <InlineForm<FooterLinks>
      type="setting"
      labelledBy="footer-links"
      stored={{ aboutUrl, contactUrl, privacyUrl }}
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

/** Saves settings of the home page over the loaded revision. Resolves with the error, if there is one. */
function useSaveSettings({ settings: { liveCounters, revision }, reload }: SettingsProps) {
  const send = useSend(reload);
  const [saveSettings, { loading: isSaving }] = useSaveHomepageSettingsMutation({
    // The settings have no id, so Apollo's cache cannot update them by itself.
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: HomepageSettingsDocument, data: { settings: data.saveSettings } }),
  });
  const save = (input: Partial<SaveHomepageSettingsMutationVariables['input']>) =>
    send(() => saveSettings({ variables: { input: { liveCounters, ...input }, revision } }));
  return { save, isSaving };
}

/** Sends a change, and says that it was saved or why not. Resolves with the error, if there is one. */
export function useSend(reload: () => Promise<unknown>) {
  const { t } = useTranslation('admin');
  const failureMessage = useFailureMessage();
  const showStatus = useShowStatus();
  return async (send: () => Promise<unknown>): Promise<unknown> => {
    try {
      await send();
      showStatus('success', t('form.saved'));
      return undefined;
    } catch (error) {
      showStatus('failure', failureMessage(error, t('form.saveFailed')));
      // The stored values are then shown, and the user can decide to save again.
      if (isConflict(error)) await reload().catch(() => undefined);
      return error;
    }
  };
}
