import { useTranslation } from '../../i18n/use-translation.ts';
import { slidePath } from '../admin-paths.ts';
import { CheckboxField, NumberField, SelectField } from '../form/choice-fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { ImageField } from '../form/image-field.tsx';
import { LocalizedField, TextField } from '../form/text-field.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import { SlidePreview } from './slide-preview.tsx';
import type { SlideValues } from './slide-values.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { LINK_TYPES } from '../../../rules/vocabulary.ts';
import { ComboboxField } from '../form/combobox-field.tsx';
import { useBrowserChoices, useVersionChoices } from './use-link-choices.ts';

/** All fields of a slide (spec §3, §5), with a preview. */
export function SlideFields({ id }: { id: number | null }) {
  const { t } = useTranslation('admin');
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        <FormSection title={t('slides.contentSection')}>
          <LocalizedField<SlideValues> name="title" />
          <LocalizedField<SlideValues> name="description" rows={3} />
          <ImageField<SlideValues> name="imageUrl" shape="row" />
        </FormSection>
        <FormSection title={t('slides.link')}>
          <LinkFields />
        </FormSection>
        <FormSection title={t('slides.displaySection')}>
          <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
            <NumberField<SlideValues> name="displayOrder" hint={t('slides.displayOrderHint')} />
            <CheckboxField<SlideValues> name="isActive" hint={t('slides.isActiveHint')} />
          </div>
        </FormSection>
        <PublicationFields previewOf={id === null ? undefined : slidePath(id)} />
      </div>
      <SlidePreview />
    </div>
  );
}

/** The link of a slide: a browser, a version that is chosen after its browser, or a URL (spec §4, §5). */
function LinkFields() {
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
