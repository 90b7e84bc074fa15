import { showLoadError } from './load-error.ts';
import { startPage } from './start-page.ts';

startPage(() => import('./start-site.tsx')).catch(showLoadError);
