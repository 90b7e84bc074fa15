import { Link } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { editBrowserPath, editSlidePath, versionFormPath } from '../admin-paths.ts';
import type { LinkOwnerFragment } from './links.generated.ts';

/** A link to the form of the record that contains a URL: "Brave 1.93.136 (Windows, X64): download URL". */
export function LinkOwner({ owner }: { owner: LinkOwnerFragment }) {
  const { t } = useTranslation(['admin', 'translation']);
  const { localize } = useLanguage();
  const { platform, architecture } = owner;
  const name = localize(owner.title);
  const system = [platform && t(`translation:platform.${platform}`), architecture?.toUpperCase()]
    .filter(Boolean)
    .join(', ');
  return (
    <Link
      to={pathOf(owner)}
      className="inline-flex min-h-6 items-center wrap-anywhere hover:text-accent hover:underline"
    >
      {t('links.use', {
        name: system ? t('links.nameForSystem', { name, system }) : name,
        use: t(`links.kind.${owner.kind}`),
      })}
    </Link>
  );
}

function pathOf({ browserId, versionId, slideId }: LinkOwnerFragment): string {
  if (slideId !== null) return editSlidePath(slideId);
  if (versionId !== null && browserId !== null) return versionFormPath(browserId, { kind: 'edit', id: versionId });
  return editBrowserPath(browserId ?? 0);
}
