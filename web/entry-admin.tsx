import { openPage } from './opening.ts';

void openPage(() => import('./open-admin.tsx'));
