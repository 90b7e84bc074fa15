import { useTranslation } from '../../i18n/use-translation.ts';
import { slidePath } from '../admin-paths.ts';
import { CheckboxField, NumberField } from '../form/choice-fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { ImageField } from '../form/image-field.tsx';
import { LocalizedField } from '../form/localized-field.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { SlidePreview } from './slide-preview.tsx';
import type { SlideValues } from './slide-values.ts';

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
