import { useFormContext, useWatch } from 'react-hook-form';
import { collect, type Issues } from '#rules/issues.ts';
import { PICTURE_WIDTHS } from '#rules/limits.ts';
import { checkSlide, DEFAULT_SLIDE, type SlideInput } from '#rules/records/slide.ts';
import { isDrawing, parseHttpUrl } from '#rules/url.ts';
import { LANGUAGES, LOCALES, type Language, type LocalizedText } from '#rules/vocabulary.ts';
import { useTexts } from '../use-texts.ts';
import { Picture, useBrokenImage } from '../../ui/picture.tsx';
import { slidePath } from '../admin-paths.ts';
import { FormSection } from '../form/form-section.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import { ComboboxField } from '../form/combobox-field.tsx';
import { useBrowserChoices, useVersionChoices } from '../form/use-link-choices.ts';
import { RecordField } from '../form/inputs.tsx';
import { formValues } from '../form/use-record-form.ts';
import type { AdminSlideFragment } from './slides.generated.ts';

/**
 * The values of the slide form. The linked browser and version are separate fields, because the user first chooses a
 * browser and then one of its versions, and the browser stays chosen when the link type changes.
 */
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

/** Validates a slide (spec §5). A missing link target is reported at the field where the user chooses it. */
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
      <SlidePreview />
    </div>
  );
}

/** A version is chosen after its browser (spec §4, §5). */
function LinkFields() {
  const { t } = useTexts();
  const { control } = useFormContext<SlideValues>();
  const linkType = useWatch({ control, name: 'linkType' });
  return (
    <div className="two-columns">
      <SlideField name="linkType" />
      {linkType === 'external' && <SlideField name="linkUrl" hint={t('slides.linkUrlHint')} />}
      {linkType !== 'external' && <BrowserSelect />}
      {linkType === 'version' && <VersionSelect />}
    </div>
  );
}

function BrowserSelect() {
  const { t } = useTexts();
  const { control, setValue } = useFormContext<SlideValues>();
  const chosenId = useWatch({ control, name: 'linkTargetId.browserId' });
  return (
    <ComboboxField<SlideValues>
      name="linkTargetId.browserId"
      label={t('slides.browser')}
      required
      placeholder={t('slides.chooseBrowser')}
      {...useBrowserChoices(chosenId)}
      onChoose={() => setValue('linkTargetId.versionId', null, { shouldDirty: true })}
    />
  );
}

/** Rendered only for the link type "version", so that the versions are loaded again each time. */
function VersionSelect() {
  const { t } = useTexts();
  const { control } = useFormContext<SlideValues>();
  const [browserId, chosenId] = useWatch({ control, name: ['linkTargetId.browserId', 'linkTargetId.versionId'] });
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

function SlidePreview() {
  const { t } = useTexts();
  const { control } = useFormContext<SlideValues>();
  const [imageUrl, linkType] = useWatch({ control, name: ['imageUrl', 'linkType'] });
  const isColored = linkType !== 'external' && isDrawing(imageUrl, location.origin);
  return (
    <figure className="grid gap-3 xl:sticky xl:top-6">
      <figcaption className="text-sm font-medium text-muted">{t('slides.livePreview')}</figcaption>
      {isColored && <p className="hint">{t('slides.colored')}</p>}
      {LANGUAGES.map((language) => (
        <Slide key={language} language={language} isColored={isColored} />
      ))}
    </figure>
  );
}

/** The slide as the home page shows it. In a narrow place it looks as on a phone. */
function Slide({ language, isColored }: { language: Language; isColored: boolean }) {
  const { t } = useTexts();
  const { control } = useFormContext<SlideValues>();
  const [imageUrl, title, description] = useWatch({ control, name: ['imageUrl', 'title', 'description'] });
  const url = imageUrl.trim();
  const { isBroken, imageProps } = useBrokenImage(url);
  const hasImage = !isColored && parseHttpUrl(url) !== null && !isBroken;
  const localize = (text: LocalizedText) => text[language] || text.en;
  return (
    <div className="@container">
      <div
        className={`relative isolate h-56 overflow-hidden rounded-2xl bg-sunken @lg:h-72 ${hasImage ? 'text-white' : 'border border-dashed border-line'}`}
      >
        {hasImage && (
          <>
            <Picture
              {...imageProps}
              url={url}
              alt=""
              widths={PICTURE_WIDTHS}
              sizes="max(100vw, 45rem)"
              className="absolute inset-0 size-full object-cover"
            />
            {/* A dark gradient makes white text readable on any image. */}
            <div className="absolute inset-0 bg-linear-to-t from-shade from-60% to-transparent @lg:bg-linear-to-r @lg:from-40% @lg:to-75%" />
          </>
        )}
        <div
          lang={LOCALES[language]}
          className="absolute inset-0 flex flex-col justify-end p-6 @lg:justify-center @lg:p-10"
        >
          <p className="line-clamp-3 max-w-lg text-xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere @lg:text-3xl">
            {localize(title) || t('field.slide.title')}
          </p>
          <p className="mt-3 line-clamp-3 max-w-md text-sm leading-relaxed text-balance wrap-anywhere empty:hidden">
            {localize(description)}
          </p>
        </div>
      </div>
    </div>
  );
}
