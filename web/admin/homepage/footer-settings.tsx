import { checkFooterLinks, type FooterLinks } from '../../../rules/setting.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { InlineForm } from '../form/inline-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { useGroupDifferences } from '../form/group-differences.ts';
import type { ShowStatus } from '../history/notices.ts';
import { Button } from '../ui/button.tsx';
import { useHomepageSettingsQuery, type HomepageSettingsQuery } from './homepage.generated.ts';
import { useSaveSettings } from './use-save-settings.ts';

interface FooterSettingsProps {
  onStatus: ShowStatus;
  /** Called with whether the form has unsaved values. */
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
