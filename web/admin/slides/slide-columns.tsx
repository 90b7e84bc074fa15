import { useMemo } from 'react';
import { LINK_TYPES, type LocalizedText } from '../../../rules/vocabulary.ts';
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
  const targetState = useTargetState(slide);
  const isShown = !isHidden && targetState !== 'draft' && targetState !== 'hidden';
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

function SlideTarget({ slide: { linkType, linkTargetId, linkUrl } }: { slide: AdminSlideFragment }) {
  const { t } = useTranslation('admin');
  if (linkType === 'external') return linkUrl ?? t('slides.noLink');
  if (linkTargetId === null) return t('slides.noLink');
  return linkType === 'browser' ? <BrowserTarget id={linkTargetId} /> : <VersionTarget id={linkTargetId} />;
}

function BrowserTarget({ id }: { id: number }) {
  const { data } = useSlideBrowserQuery({ variables: { id } });
  return <TargetName target={data?.browser} nameOf={({ name }, localize) => localize(name)} />;
}

function VersionTarget({ id }: { id: number }) {
  const versionName = useVersionName();
  const { data } = useSlideVersionQuery({ variables: { id } });
  return (
    <TargetName
      target={data?.version}
      nameOf={(version, localize) => `${localize(version.browser.name)} ${versionName(version)}`}
    />
  );
}

interface TargetNameProps<T> {
  target: T | null | undefined;
  nameOf: (target: T, localize: (text: LocalizedText) => string) => string;
}

function TargetName<T>({ target, nameOf }: TargetNameProps<T>) {
  const { t } = useTranslation('admin');
  const { localize } = useLanguage();
  if (target === undefined) return null;
  return target === null ? t('slides.targetGone') : nameOf(target, localize);
}

/**
 * Whether visitors see the browser or version to which a slide links: 'draft' or 'hidden' if not, which hides the slide
 * too. Null for other links.
 */
function useTargetState({ linkType, linkTargetId }: AdminSlideFragment): 'public' | 'draft' | 'hidden' | null {
  const id = linkTargetId ?? 0;
  const { data: browserData } = useSlideBrowserQuery({ variables: { id }, skip: linkType !== 'browser' || id === 0 });
  const { data: versionData } = useSlideVersionQuery({ variables: { id }, skip: linkType !== 'version' || id === 0 });
  const version = versionData?.version;
  const browser = browserData?.browser ?? version?.browser;
  if (!browser) return null;
  if (browser.isDraft || version?.isDraft) return 'draft';
  return version && !version.isPublished ? 'hidden' : 'public';
}

function TargetBadge({ slide }: { slide: AdminSlideFragment }) {
  const { t } = useTranslation('admin');
  const state = useTargetState(slide);
  if (state === null || state === 'public') return null;
  return <Badge tone="yellow">{t(`slides.target.${state}`)}</Badge>;
}
