import { sourceNameOf } from '../../../rules/source-name.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that names a source: "winget manifest", "GitHub release of brave/brave-browser". */
export function useSourceName(): (url: string) => string {
  const { t } = useTranslation();
  return (url) => {
    const { kind, name } = sourceNameOf(url);
    return t(`source.${kind}`, { name });
  };
}
