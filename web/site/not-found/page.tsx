import { useTranslation } from 'react-i18next';
import { useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { pageLoad } from '../../graph/load.ts';
import { lastPart, loadSuggestions, NotFound, searchInPath } from '../suggestions/suggestions.tsx';

const searchAt = (pathname: string) => searchInPath(lastPart(pathname));

/** An unknown path gets suggestions. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await loadSuggestions(context.get(pageLoad).query, { search: searchAt(new URL(request.url).pathname) });
}

export function Component() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return <NotFound title={t('notFound.title')} text={t('notFound.text')} near={{ search: searchAt(pathname) }} />;
}
