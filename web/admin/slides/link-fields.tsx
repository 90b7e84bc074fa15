import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LINK_TYPES } from '../../../rules/vocabulary.ts';
import { formatDate } from '../../../rules/format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SelectField } from '../form/choice-fields.tsx';
import { TextField } from '../form/text-field.tsx';
import { useVersionName } from '../versions/version-name.ts';
import type { SlideValues } from './slide-values.ts';
import { useBrowserChoices, useVersionChoices } from './use-link-choices.ts';

/** What a slide leads to: a browser, a version found through its browser, or an address (spec §4, §5). */
export function LinkFields() {
  const { t } = useTranslation('admin');
  const { control } = useFormContext<SlideValues>();
  const linkType = useWatch({ control, name: 'linkType' });
  return (
    <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
      <SelectField<SlideValues> name="linkType" label={t('slides.linkType')} required options={LINK_TYPES.map((value) => ({ value, label: t(`slides.type.${value}`) }))} />
      {linkType === 'external' && (
        <TextField<SlideValues> name="linkUrl" type="url" nullable label={t('slides.linkUrl')} hint={t('slides.linkUrlHint')} placeholder="https://" spellCheck={false} />
      )}
      {linkType !== 'external' && <BrowserSelect />}
      {linkType === 'version' && <VersionSelect />}
    </div>
  );
}

/** Another browser has other versions: the chosen one is let go. */
function BrowserSelect() {
  const { t } = useTranslation(['admin', 'translation']);
  const { setValue } = useFormContext<SlideValues>();
  const { list, isLoading } = useBrowserChoices();
  return (
    <SelectField<SlideValues>
      name="browserId"
      label={t('slides.browser')}
      required
      isNumeric
      emptyLabel={isLoading ? t('translation:status.loading') : t('slides.chooseBrowser')}
      options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChoose={() => setValue('versionId', null, { shouldDirty: true })}
    />
  );
}

/** Is there only while a version is to be chosen, so that its versions are loaded anew whenever it appears. */
function VersionSelect() {
  const { t } = useTranslation(['admin', 'translation']);
  const { language } = useLanguage();
  const nameOf = useVersionName();
  const { control } = useFormContext<SlideValues>();
  const browserId = useWatch({ control, name: 'browserId' });
  const { list, isLoading } = useVersionChoices(browserId);
  const isEmpty = browserId !== null && !isLoading && list.length === 0;
  const emptyLabel = isEmpty ? t('slides.noVersions') : t('slides.chooseVersion');
  return (
    <SelectField<SlideValues>
      name="versionId"
      label={t('slides.version')}
      required
      isNumeric
      disabled={browserId === null}
      emptyLabel={isLoading ? t('translation:status.loading') : emptyLabel}
      options={list.map((version) => ({ value: String(version.id), label: `${nameOf(version)} · ${formatDate(version.releaseDate, language)}` }))}
    />
  );
}
