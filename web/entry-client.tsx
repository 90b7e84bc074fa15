import { startPage } from './start-page.ts';

void startPage(() => import('./start-site.tsx'));
