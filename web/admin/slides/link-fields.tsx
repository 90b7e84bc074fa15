import { useFormContext, useWatch } from 'react-hook-form';
import { LINK_TYPES } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../form/choice-fields.tsx';
import { ComboboxField } from '../form/combobox-field.tsx';
import { TextField } from '../form/text-field.tsx';
import type { SlideValues } from './slide-values.ts';
import { useBrowserChoices, useVersionChoices } from './use-link-choices.ts';

/** The link of a slide: a browser, a version that is chosen after its browser, or a URL (spec §4, §5). */
export function LinkFields() {
  const { t } = useTranslation('admin');
  const { control } = useFormContext<SlideValues>();
  const linkType = useWatch({ control, name: 'linkType' });
  return (
    <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
      <SelectField<SlideValues>
        name="linkType"
        options={LINK_TYPES.map((value) => ({ value, label: t(`slides.type.${value}`) }))}
      />
      {linkType === 'external' && <TextField<SlideValues> name="linkUrl" hint={t('slides.linkUrlHint')} />}
      {linkType !== 'external' && <BrowserSelect />}
      {linkType === 'version' && <VersionSelect />}
    </div>
  );
}

/** Choosing a browser clears the version, because each browser has other versions. */
function BrowserSelect() {
  const { t } = useTranslation('admin');
  const { control, setValue } = useFormContext<SlideValues>();
  const chosenId = useWatch({ control, name: 'browserId' });
  return (
    <ComboboxField<SlideValues>
      name="browserId"
      label={t('slides.browser')}
      required
      placeholder={t('slides.chooseBrowser')}
      {...useBrowserChoices(chosenId)}
      onChoose={() => setValue('versionId', null, { shouldDirty: true })}
    />
  );
}

/** Rendered only for the link type "version", so that the versions are loaded again each time. */
function VersionSelect() {
  const { t } = useTranslation('admin');
  const { control } = useFormContext<SlideValues>();
  const [browserId, chosenId] = useWatch({ control, name: ['browserId', 'versionId'] });
  const { isEmpty, ...choices } = useVersionChoices(browserId, chosenId);
  return (
    <ComboboxField<SlideValues>
      name="versionId"
      label={t('slides.version')}
      required
      disabled={browserId === null}
      placeholder={t(isEmpty ? 'slides.noVersions' : 'slides.chooseVersion')}
      {...choices}
    />
  );
}
