import { fileTypeIn } from '../../../rules/file-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/**
 * Returns a function that names the type of a file: ".zip", or ".deb for Debian and Ubuntu", because a package fits
 * only some systems. Empty where the address does not say it.
 */
export function useFileType(): (url: string) => string {
  const { t } = useTranslation('catalogue');
  return (url) => {
    const type = fileTypeIn(url) ?? '';
    if (type === '.deb') return t('fileType.deb');
    return type === '.rpm' ? t('fileType.rpm') : type;
  };
}
