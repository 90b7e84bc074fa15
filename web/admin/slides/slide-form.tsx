import { SLIDE_DESCRIPTION_MAX, SLIDE_TITLE_MAX } from '../../../rules/limits.ts';
import { CheckboxField, NumberField } from '../form/choice-fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { LocalizedField } from '../form/localized-field.tsx';
import { PUBLICATION, PublicationFields, withPeriodCheck } from '../form/publication-fields.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useGroupDifferences } from '../form/group-differences.ts';
import type { CreateContext } from '../form/idempotent-create.ts';
import { useRecordForm, type Stored } from '../form/use-record-form.ts';
import { useCreateSlideMutation, useUpdateSlideMutation } from './slides.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { slidePath } from '../admin-paths.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { LinkStatesProvider } from '../links/link-states.tsx';
import { LinkFields } from './link-fields.tsx';
import { SlideImageField } from './slide-image-field.tsx';
import { SlidePreview } from './slide-preview.tsx';
import { checkSlideValues, LINK, sentSlideOf, storedSlideFields, type SlideValues } from './slide-values.ts';

const checkForm = withPeriodCheck(checkSlideValues);

interface SlideFormProps {
  /** The id of the edited slide; null for a new one. */
  editedId: number | null;
  stored: Stored<SlideValues>;
  fetchStored?: () => Promise<Stored<SlideValues> | null>;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a slide (spec §3, §5), with a preview. */
export function SlideForm({ editedId, stored, fetchStored, onSaved, onCancel }: SlideFormProps) {
  const { t } = useTranslation('admin');
  const title = t(editedId === null ? 'slides.add' : 'slides.edit');
  const state = useRecordForm<SlideValues>({
    draftName: `slide:${editedId ?? 'new'}`,
    title,
    id: editedId,
    stored,
    fetchStored,
    check: checkForm,
    groups: [LINK, PUBLICATION],
    ...useSave(),
    onSaved,
  });
  const describe = useGroupDifferences<SlideValues>('slide', { fieldsOf: storedSlideFields });
  return (
    <LinkStatesProvider urls={[stored.values.imageUrl, stored.values.linkUrl]}>
      <RecordForm
        state={state}
        label={title}
        submitLabel={t('form.save')}
        onCancel={onCancel}
        describe={describe}
        failureText={t('slides.saveFailed')}
      >
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-6">
            <FormSection title={t('slides.contentSection')}>
              <LocalizedField<SlideValues> name="title" label={t('slides.slideTitle')} required max={SLIDE_TITLE_MAX} />
              <LocalizedField<SlideValues>
                name="description"
                label={t('slides.description')}
                rows={3}
                max={SLIDE_DESCRIPTION_MAX}
              />
              <SlideImageField initialSource={stored.values.imageUrl === '' ? 'upload' : 'url'} />
            </FormSection>
            <FormSection title={t('slides.link')}>
              <LinkFields />
            </FormSection>
            <FormSection title={t('slides.displaySection')}>
              <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
                <NumberField<SlideValues>
                  name="displayOrder"
                  label={t('slides.displayOrder')}
                  hint={t('slides.displayOrderHint')}
                />
                <CheckboxField<SlideValues>
                  name="isActive"
                  label={t('slides.isActive')}
                  hint={t('slides.isActiveHint')}
                />
              </div>
            </FormSection>
            <PublicationFields previewOf={editedId === null ? undefined : slidePath(editedId)} />
          </div>
          <SlidePreview />
        </div>
      </RecordForm>
      {editedId !== null && <RecordHistory type="slide" record={String(editedId)} />}
    </LinkStatesProvider>
  );
}

function useSave() {
  const [create] = useCreateSlideMutation();
  const [update] = useUpdateSlideMutation();
  return {
    create: async (values: SlideValues, context: CreateContext) =>
      (await create({ variables: { input: sentSlideOf(values) }, context })).data?.createSlide,
    update: (id: number, values: SlideValues, revision: number | null) =>
      update({ variables: { id, input: sentSlideOf(values), revision } }),
  };
}
