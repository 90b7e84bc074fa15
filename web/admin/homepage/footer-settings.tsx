import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { valueAtPath, type FieldGroup } from '../../../rules/merge.ts';
import { checkFooterLinks, type FooterLinks } from '../../../rules/setting.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { issuesOf } from '../form/failure-parts.ts';
import { fieldProblem } from '../form/field-problem.ts';
import { issuesResolver } from '../form/issues-resolver.ts';
import { focusOnMissingChoice, MergePanel } from '../form/merge-panel.tsx';
import { TextField } from '../form/text-field.tsx';
import { storedField, useGroupDifferences } from '../form/group-differences.ts';
import { useMerge, useStoredValues } from '../form/use-merge.ts';
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
  const { t } = useTranslation(['admin', 'translation']);
  const form = useForm<FooterLinks>({
    defaultValues: linksOf(settings),
    resolver: issuesResolver(checkFooterLinks),
    reValidateMode: 'onChange',
  });
  const merge = useMerge(form);
  useStoredValues(form, linksOf(settings), merge);
  const describe = useGroupDifferences<FooterLinks>('setting', SETTING_FIELDS);
  const { isDirty } = form.formState;
  useEffect(() => onUnsaved(isDirty), [onUnsaved, isDirty]);
  const { save, isSaving } = useSaveSettings({ settings, onStatus, reload });
  const submit = form.handleSubmit(async (links) => {
    // The server has the field names of the form.
    for (const issue of issuesOf(await save(links)))
      form.setError(issue.field as keyof FooterLinks, fieldProblem(issue));
  });
  const loadStored = () => {
    form.reset(linksOf(settings));
    merge.clear();
  };
  return (
    <FormProvider {...form}>
      <form
        aria-labelledby="footer-links"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSaving) return;
          if (merge.isOpen) focusOnMissingChoice(event.currentTarget);
          else void submit();
        }}
        className="grid gap-5 rounded-2xl border border-line bg-surface p-4 sm:p-5"
      >
        <p className="text-sm text-muted">{t('homepage.footerText')}</p>
        {merge.merging && (
          <MergePanel
            title={t('form.conflictTitle')}
            merging={merge.merging}
            describe={describe}
            onChoose={merge.choose}
            onLoadStored={loadStored}
          />
        )}
        <div className="grid items-start gap-5 md:grid-cols-3">
          <TextField<FooterLinks>
            name="aboutUrl"
            label={t('translation:footer.about')}
            hint={t('homepage.footerHint')}
            type="url"
            nullable
          />
          <TextField<FooterLinks>
            name="contactUrl"
            label={t('translation:footer.contact')}
            hint={t('homepage.contactHint')}
            type="url"
            nullable
          />
          <TextField<FooterLinks>
            name="privacyUrl"
            label={t('translation:footer.privacy')}
            hint={t('homepage.footerHint')}
            type="url"
            nullable
          />
        </div>
        <Button type="submit" isBusy={isSaving} className="justify-self-start">
          {t(isSaving ? 'form.saving' : 'homepage.saveFooter')}
        </Button>
      </form>
    </FormProvider>
  );
}

/** Settings have the same names in the history as in the form. */
const SETTING_FIELDS = {
  fieldsOf: (group: FieldGroup, values: FooterLinks) =>
    group.map((name) => storedField(name, valueAtPath(values, name))),
};

function linksOf({ aboutUrl, contactUrl, privacyUrl }: HomepageSettingsQuery['settings']): FooterLinks {
  return { aboutUrl, contactUrl, privacyUrl };
}
