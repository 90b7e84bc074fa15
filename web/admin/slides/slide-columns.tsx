import { useMemo } from 'react';
import { LINK_TYPES } from '../../../rules/vocabulary.ts';
import { type AdminSlideFragment, useSlideBrowserQuery, useSlideVersionQuery } from './slides.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { editSlidePath, slidePath } from '../admin-paths.ts';
import type { Column } from '../ui/table-row.tsx';
import { UrlState } from '../links/link-states.tsx';
import { RowActions } from '../ui/menu.tsx';
import { PublicationBadge, usePublicationText } from '../ui/publication-badge.tsx';
import { PreviewImage } from '../ui/preview-image.tsx';
import { useVersionName } from '../versions/version-name.ts';

interface SlideColumnsOptions {
  onToggle: (slide: AdminSlideFragment) => void;
  onDelete: (slide: AdminSlideFragment) => void;
}

/** The columns of the table of slides (spec §2). */
export function useSlideColumns({ onToggle, onDelete }: SlideColumnsOptions): Column<AdminSlideFragment>[] {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const publicationOf = usePublicationText();
  return useMemo(() => {
    const titleOf = ({ title }: AdminSlideFragment) => title[language] || title.en;
    const descriptionOf = ({ description }: AdminSlideFragment) => description[language] || description.en;
    return [
      {
        id: 'preview',
        header: t('slides.preview'),
        hidesLabel: true,
        onPhone: 'hidden',
        cell: ({ imageUrl }) => <PreviewImage url={imageUrl} shape="row" />,
      },
      {
        id: 'title',
        header: t('slides.slideTitle'),
        isRowHeader: true,
        showsCollapsed: true,
        sortBy: titleOf,
        cell: (slide) => (
          <div className="md:min-w-48">
            <p className="font-medium wrap-anywhere">{titleOf(slide)}</p>
            <p className="line-clamp-1 text-xs wrap-anywhere text-muted" title={descriptionOf(slide)}>
              {descriptionOf(slide)}
            </p>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <PublicationBadge state={publicationOf(slide)} page={slidePath(slide.id)} />
              <TargetBadge slide={slide} />
            </span>
          </div>
        ),
      },
      {
        id: 'link',
        header: t('slides.linkType'),
        onPhone: 'hidden',
        sortBy: ({ linkType }) => LINK_TYPES.indexOf(linkType),
        cell: (slide) => <LinkCell slide={slide} />,
      },
      {
        id: 'order',
        header: t('slides.order'),
        collapses: true,
        onPhone: 'hidden',
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
            slide={slide}
            isHidden={publicationOf(slide)?.isPublic === false}
            title={titleOf(slide)}
            onToggle={onToggle}
          />
        ),
      },
      {
        id: 'actions',
        header: t('slides.actions'),
        hidesLabel: true,
        align: 'right',
        onPhone: 'beside',
        cell: (slide) => {
          const title = titleOf(slide);
          return (
            <RowActions
              label={t('table.actionsOf', { name: title })}
              actions={[
                {
                  text: t('table.edit'),
                  label: t('slides.editOne', { title }),
                  icon: 'edit',
                  to: editSlidePath(slide.id),
                  hasButton: true,
                },
                {
                  text: t('form.delete'),
                  label: t('slides.deleteOne', { title }),
                  icon: 'trash',
                  isDangerous: true,
                  onSelect: () => onDelete(slide),
                  hasButton: true,
                },
              ]}
            />
          );
        },
      },
    ];
  }, [t, language, publicationOf, onToggle, onDelete]);
}

function LinkCell({ slide }: { slide: AdminSlideFragment }) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex min-w-36 flex-wrap items-center gap-x-2">
      <Badge tone="gray">{t(`slides.type.${slide.linkType}`)}</Badge>
      <span className="line-clamp-1 text-xs break-all text-muted">
        <SlideTarget slide={slide} />
      </span>
      {slide.linkType === 'external' && <UrlState url={slide.linkUrl} />}
    </div>
  );
}

const STATUS_STYLES = {
  shown: { button: 'border-accent/30 bg-accent-soft text-accent-strong hover:border-accent', dot: 'bg-accent' },
  waiting: { button: 'border-line bg-surface hover:border-muted', dot: 'bg-muted' },
  inactive: { button: 'border-line bg-sunken text-muted hover:border-muted', dot: 'border border-current' },
} as const;

/** Shows whether the slide is active, and toggles it. It is green only if visitors see the slide. */
function ActiveButton({
  slide,
  isHidden,
  title,
  onToggle,
}: {
  slide: AdminSlideFragment;
  isHidden: boolean;
  title: string;
  onToggle: (slide: AdminSlideFragment) => void;
}) {
  const { t } = useTranslation('admin');
  const { isActive } = slide;
  const target = useTarget(slide);
  const isShown = !isHidden && !target?.hiddenBy;
  const { button, dot } = STATUS_STYLES[isActive ? (isShown ? 'shown' : 'waiting') : 'inactive'];
  return (
    <button
      type="button"
      onClick={() => onToggle(slide)}
      title={t(isActive ? 'slides.deactivate' : 'slides.activate')}
      className={`inline-flex min-h-9 items-center gap-2 rounded-lg border px-3 text-sm font-medium whitespace-nowrap transition-colors ${button}`}
    >
      <span aria-hidden="true" className={`size-2 rounded-full ${dot}`} />
      {t(isActive ? 'slides.active' : 'slides.inactive')}
      <span className="sr-only">{title}</span>
    </button>
  );
}

function SlideTarget({ slide }: { slide: AdminSlideFragment }) {
  const { t } = useTranslation('admin');
  const target = useTarget(slide);
  if (slide.linkType === 'external') return slide.linkUrl ?? t('slides.noLink');
  if (slide.linkTargetId === null) return t('slides.noLink');
  return target === null ? t('slides.targetGone') : target?.name;
}

interface Target {
  name: string;
  /** Why visitors do not see the browser or version, and so not the slide; null if they do. */
  hiddenBy: 'draft' | 'hidden' | null;
}

/** To what a slide links. Undefined while it loads and for other links; null if it does not exist. */
function useTarget({ linkType, linkTargetId }: AdminSlideFragment): Target | null | undefined {
  const { localize } = useLanguage();
  const versionName = useVersionName();
  const id = linkTargetId ?? 0;
  const { data: browserData } = useSlideBrowserQuery({ variables: { id }, skip: linkType !== 'browser' || id === 0 });
  const { data: versionData } = useSlideVersionQuery({ variables: { id }, skip: linkType !== 'version' || id === 0 });
  if (linkType === 'browser') {
    const browser = browserData?.browser;
    return browser && { name: localize(browser.name), hiddenBy: browser.isDraft ? 'draft' : null };
  }
  const version = versionData?.version;
  if (!version) return version;
  const { browser, isDraft, isPublished } = version;
  return {
    name: `${localize(browser.name)} ${versionName(version)}`,
    hiddenBy: isDraft || browser.isDraft ? 'draft' : isPublished ? null : 'hidden',
  };
}

function TargetBadge({ slide }: { slide: AdminSlideFragment }) {
  const { t } = useTranslation('admin');
  const hiddenBy = useTarget(slide)?.hiddenBy;
  if (!hiddenBy) return null;
  return <Badge tone="yellow">{t(`slides.target.${hiddenBy}`)}</Badge>;
}
