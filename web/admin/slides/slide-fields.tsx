import { useFormContext } from 'react-hook-form';
import { collect, type Issues } from '#rules/issues.ts';
import { checkSlide, DEFAULT_SLIDE, type SlideInput } from '#rules/records/slide.ts';
import { parseHttpUrl } from '#rules/url.ts';
import { LANGUAGES, LOCALES, type LocalizedText } from '#rules/vocabulary.ts';
import { useTexts } from '../ui/use-texts.ts';
import { SLIDE, SLIDE_FRAME, SlideFace } from '../../ui/slide-face.tsx';
import { slidePath } from '../records/admin-paths.ts';
import { FormPreview, FormSection } from '../records/form/form-section.tsx';
import { PublicationFields } from '../records/form/publication-fields.tsx';
import { ComboboxField } from '../records/form/combobox-field.tsx';
import { useBrowserChoices, useVersionChoices } from '../records/form/use-link-choices.ts';
import { RecordField } from '../records/form/inputs.tsx';
import { formValues, useFormValues } from '../records/form/use-record-form.ts';
import { useSlideToEditQuery } from '../records/values.generated.ts';
import type { AdminSlideFragment } from './slides.generated.ts';

/** The browser stays chosen when the link type changes, so it is a field besides the version. */
export interface SlideValues extends Omit<SlideInput, 'linkTargetId'> {
  linkTargetId: { browserId: number | null; versionId: number | null };
}

export const NEW_SLIDE: SlideValues = { ...DEFAULT_SLIDE, linkTargetId: { browserId: null, versionId: null } };

/** A slide that links to a version has the browser of this version, if there is one (spec §4). */
export function formValuesOf(slide: AdminSlideFragment): SlideValues {
  const { linkType, linkTargetId: target, linkedBrowser } = slide;
  const linkTargetId = {
    browserId: linkType === 'browser' ? target : (linkedBrowser?.id ?? null),
    versionId: linkType === 'version' ? target : null,
  };
  return formValues({ ...slide, linkTargetId }, NEW_SLIDE);
}

/** A missing link target is reported at the field where the user chooses it. */
export function checkSlideValues(values: SlideValues): Issues {
  const { linkTargetId, ...issues } = checkSlide(slideInputOf(values));
  if (!linkTargetId) return issues;
  const isBrowserMissing = values.linkType === 'browser' || values.linkTargetId.browserId === null;
  return { ...issues, ...collect({ [`linkTargetId.${isBrowserMissing ? 'browserId' : 'versionId'}`]: linkTargetId }) };
}

export function slideInputOf({ linkTargetId: { browserId, versionId }, ...slide }: SlideValues): SlideInput {
  const targets: Partial<Record<string, number | null>> = { browser: browserId, version: versionId };
  return { ...slide, linkTargetId: targets[slide.linkType] ?? null };
}

const SlideField = RecordField<SlideValues>;

export function SlideFields({ id }: { id: number | null }) {
  const { t } = useTexts();
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        <FormSection title={t('slides.contentSection')}>
          <SlideField name="title" />
          <SlideField name="description" rows={3} />
          <SlideField name="imageUrl" />
        </FormSection>
        <FormSection title={t('slides.link')}>
          <LinkFields />
        </FormSection>
        <FormSection title={t('slides.displaySection')}>
          <div className="two-columns">
            <SlideField name="displayOrder" hint={t('slides.displayOrderHint')} />
            <SlideField name="isActive" hint={t('slides.isActiveHint')} />
          </div>
        </FormSection>
        <PublicationFields previewOf={id === null ? undefined : slidePath(id)} />
      </div>
      <SlidePreview id={id} />
    </div>
  );
}

/** A version is chosen after its browser (spec §4, §5). */
function LinkFields() {
  const { t } = useTexts();
  const { setValue } = useFormContext<SlideValues>();
  const { linkType, linkTargetId } = useSlideValues();
  const { browserId, versionId } = linkTargetId;
  const browsers = useBrowserChoices(browserId);
  return (
    <div className="two-columns">
      <SlideField name="linkType" />
      {linkType === 'external' ? (
        <SlideField name="linkUrl" hint={t('slides.linkUrlHint')} />
      ) : (
        <ComboboxField<SlideValues>
          name="linkTargetId.browserId"
          label={t('slides.browser')}
          required
          placeholder={t('slides.chooseBrowser')}
          {...browsers}
          onChoose={() => setValue('linkTargetId.versionId', null, { shouldDirty: true })}
        />
      )}
      {linkType === 'version' && <VersionSelect browserId={browserId} chosenId={versionId} />}
    </div>
  );
}

/** Rendered only for the link type "version", so that the versions are loaded again each time. */
function VersionSelect({ browserId, chosenId }: { browserId: number | null; chosenId: number | null }) {
  const { t } = useTexts();
  const { isEmpty, ...choices } = useVersionChoices(browserId, chosenId);
  return (
    <ComboboxField<SlideValues>
      name="linkTargetId.versionId"
      label={t('slides.version')}
      required
      disabled={browserId === null}
      placeholder={t(isEmpty ? 'slides.noVersions' : 'slides.chooseVersion')}
      {...choices}
    />
  );
}

function SlidePreview({ id }: { id: number | null }) {
  const { t } = useTexts();
  const { title, description, imageUrl } = useSlideValues();
  const { data } = useSlideToEditQuery({ variables: { id: id ?? 0 }, skip: id === null });
  const url = imageUrl.trim();
  return (
    <FormPreview title={t('slides.livePreview')}>
      {LANGUAGES.map((language) => {
        const localize = (text: LocalizedText) => text[language] || text.en;
        return (
          <div key={language} inert lang={LOCALES[language]} className="@container">
            <div className={`relative overflow-hidden ${SLIDE_FRAME}`}>
              <div className={SLIDE}>
                <SlideFace
                  imageUrl={parseHttpUrl(url) && url}
                  // Only the server knows it, of the stored picture.
                  isDark={data?.record?.imageUrl === url && data.record.isDark}
                  title={localize(title) || t('field.slide.title')}
                  description={localize(description)}
                />
              </div>
            </div>
          </div>
        );
      })}
    </FormPreview>
  );
}

function useSlideValues() {
  return useFormValues<SlideValues>();
}
