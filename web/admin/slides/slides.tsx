import { PAGES } from '#rules/pages.ts';
import { LINK_TYPES } from '#rules/vocabulary.ts';
import { useLocalize } from '../../i18n/provider.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { formPath, slidePath } from '../records/admin-paths.ts';
import type { RecordKind, RecordListProps } from '../records/record-kind.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../records/table/data-table.tsx';
import { actionsColumn, deleteAction, editAction } from '../records/table/row-actions.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';
import { PublicationBadge, usePublicationText } from '../records/publication-badge.tsx';
import type { Column } from '../records/table/table-row.tsx';
import { useVersionName } from '../records/form/version-name.ts';
import {
  checkSlideValues,
  formValuesOf,
  NEW_SLIDE,
  SlideFields,
  slideInputOf,
  type SlideValues,
} from './slide-fields.tsx';
import {
  type SlideInput,
  useAdminSlidesQuery,
  useCreateSlideMutation,
  useDeleteSlidesMutation,
  useSlideToEditQuery,
  useUpdateSlideMutation,
  useUpdateSlidesMutation,
} from '../records/values.generated.ts';
import type { AdminSlideFragment } from './slides.generated.ts';

export const SLIDES: RecordKind<AdminSlideFragment, SlideValues, SlideInput> = {
  type: 'slide',
  texts: 'slides',
  icon: 'image',
  path: PAGES.adminSlides.path,
  nameOf: ({ title }, localize) => localize(title),

  useList: useAdminSlidesQuery,
  useOne: useSlideToEditQuery,
  useCreate: useCreateSlideMutation,
  useUpdate: useUpdateSlideMutation,
  useUpdateMany: useUpdateSlidesMutation,
  useRemove: useDeleteSlidesMutation,
  prefersServerMessage: false,

  newValues: NEW_SLIDE,
  valuesOf: formValuesOf,
  inputOf: (values) => slideInputOf(values) as SlideInput, // the link type was checked
  check: checkSlideValues,

  List: SlideTable,
  Fields: SlideFields,
};

function SlideTable({ records, onToggle, onDelete, actionsFor }: RecordListProps<AdminSlideFragment>) {
  const { t } = useTexts();
  const localize = useLocalize();
  const publicationOf = usePublicationText();
  const columns: Column<AdminSlideFragment>[] = [
    {
      id: 'preview',
      header: t('slides.preview'),
      hidesLabel: true,
      cell: ({ imageUrl }) => <PreviewImage url={imageUrl} shape="row" />,
    },
    {
      id: 'title',
      header: t('field.slide.title'),
      isRowHeader: true,
      sortBy: ({ title }) => localize(title),
      cell: (slide) => {
        const hiddenBy = targetHiddenBy(slide);
        return (
          <div className="md:min-w-44">
            <p className="font-medium wrap-anywhere">{localize(slide.title)}</p>
            <p className="line-clamp-1 text-xs wrap-anywhere text-muted" title={localize(slide.description)}>
              {localize(slide.description)}
            </p>
            <span className="cluster gap-x-2 gap-y-1">
              <PublicationBadge state={publicationOf(slide)} page={slidePath(slide.id)} />
              {hiddenBy && <Badge tone="yellow">{t(`slides.target.${hiddenBy}`)}</Badge>}
            </span>
          </div>
        );
      },
    },
    {
      id: 'link',
      header: t('field.slide.linkType'),
      sortBy: ({ linkType }) => LINK_TYPES.indexOf(linkType),
      cell: (slide) => <LinkCell slide={slide} />,
    },
    {
      id: 'order',
      header: t('slides.order'),
      collapses: true,
      align: 'right',
      sortBy: ({ displayOrder }) => displayOrder,
      cell: ({ displayOrder }) => <span className="tabular-nums">{displayOrder}</span>,
    },
    {
      id: 'status',
      header: t('slides.status'),
      hidesLabel: true,
      sortBy: ({ isActive }) => (isActive ? 0 : 1),
      cell: (slide) => (
        <ActiveButton
          isActive={slide.isActive}
          isShown={publicationOf(slide)?.isPublic !== false && !targetHiddenBy(slide)}
          title={localize(slide.title)}
          onToggle={() => onToggle(slide)}
        />
      ),
    },
    actionsColumn(
      t,
      ({ title }) => localize(title),
      (slide, title) => [
        editAction(t, title, formPath('adminSlides', slide.id)),
        deleteAction(t, title, () => onDelete(slide)),
      ],
    ),
  ];
  return (
    <DataTable
      label={t('slides.title')}
      columns={columns}
      rows={records}
      searchText={textOf}
      fullWidth={900}
      bulk={{ nameOf: ({ title }) => localize(title), actions: actionsFor }}
    />
  );
}

function textOf({ id, title, description, linkUrl }: AdminSlideFragment) {
  return [`#${id}`, title.en, title.zh, description.en, description.zh, linkUrl ?? ''].join('\n');
}

/** Why visitors do not see the linked browser or version, and so not the slide; null if they do. */
function targetHiddenBy({ linkedBrowser, linkedVersion }: AdminSlideFragment): 'draft' | 'hidden' | null {
  if (linkedBrowser?.isDraft || linkedVersion?.isDraft) return 'draft';
  return linkedVersion?.isPublished === false ? 'hidden' : null;
}

function LinkCell({ slide }: { slide: AdminSlideFragment }) {
  const { t } = useTexts();
  const localize = useLocalize();
  const versionName = useVersionName();
  const { linkType, linkTargetId, linkUrl, linkedBrowser, linkedVersion } = slide;
  const target = [linkedBrowser && localize(linkedBrowser.name), linkedVersion && versionName(linkedVersion)];
  const words = () => {
    if (linkType === 'external') return linkUrl ?? t('slides.noLink');
    if (linkTargetId === null) return t('slides.noLink');
    return target.filter(Boolean).join(' ') || t('slides.targetGone');
  };
  return (
    <div className="flex min-w-36 flex-wrap items-center gap-x-2">
      <Badge tone="gray">{t(`slides.type.${linkType}`)}</Badge>
      <span className="line-clamp-1 text-xs break-all text-muted">{words()}</span>
    </div>
  );
}

interface ActiveButtonProps extends Pick<AdminSlideFragment, 'isActive'> {
  isShown: boolean;
  title: string;
  onToggle: () => void;
}

/** Green only if visitors see the slide. */
function ActiveButton({ isActive, isShown, title, onToggle }: ActiveButtonProps) {
  const { t } = useTexts();
  return (
    <Button
      variant="secondary"
      title={t(isActive ? 'slides.deactivate' : 'slides.activate')}
      onClick={onToggle}
      className={`min-h-9! px-3! ${isActive && isShown ? 'border-accent/30! bg-accent-soft! text-accent-strong' : 'text-muted'}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 rounded-full border border-current ${isActive ? 'bg-current' : ''}`}
      />
      {t(isActive ? 'slides.active' : 'slides.inactive')}
      <span className="sr-only">{title}</span>
    </Button>
  );
}
