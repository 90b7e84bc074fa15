import { useTranslation } from '../../i18n/use-translation.ts';

interface LinkNoteProps {
  /** The link that a version offers. Mirror 0 is the main link. */
  link: { mirror: number; isDead: boolean };
  className?: string;
}

/** Says that a download comes from a mirror because the main link is dead, or that there is only a dead link. */
export function LinkNote({ link: { mirror, isDead }, className = '' }: LinkNoteProps) {
  const { t } = useTranslation('catalogue');
  if (isDead) return <p className={`text-xs text-danger ${className}`}>{t('version.brokenLink')}</p>;
  if (mirror > 0) return <p className={`text-xs text-muted ${className}`}>{t('version.fromMirror')}</p>;
  return null;
}
