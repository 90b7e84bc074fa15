import type { LocalizedText } from '../../../rules/vocabulary.ts';
import { useSlideBrowserQuery, useSlideVersionQuery, type AdminSlideFragment } from './slides.generated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { useVersionName } from '../versions/version-name.ts';

/** The name of the browser or version that a slide links to. */
export function SlideTarget({ slide: { linkType, linkTargetId, linkUrl } }: { slide: AdminSlideFragment }) {
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
  /** Undefined while it loads; null if it does not exist. */
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
export function useTargetState({ linkType, linkTargetId }: AdminSlideFragment): 'public' | 'draft' | 'hidden' | null {
  const id = linkTargetId ?? 0;
  const { data: browserData } = useSlideBrowserQuery({ variables: { id }, skip: linkType !== 'browser' || id === 0 });
  const { data: versionData } = useSlideVersionQuery({ variables: { id }, skip: linkType !== 'version' || id === 0 });
  const version = versionData?.version;
  const browser = browserData?.browser ?? version?.browser;
  if (!browser) return null;
  if (browser.isDraft || version?.isDraft) return 'draft';
  return version && !version.isPublished ? 'hidden' : 'public';
}

/** Says that visitors do not see a slide because of the record to which it links. */
export function TargetBadge({ slide }: { slide: AdminSlideFragment }) {
  const { t } = useTranslation('admin');
  const state = useTargetState(slide);
  if (state === null || state === 'public') return null;
  return <Badge tone="yellow">{t(`slides.target.${state}`)}</Badge>;
}
