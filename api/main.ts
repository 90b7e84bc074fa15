import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './root.ts';

// Before anything else is loaded: compiled code is kept from one start to the next, and React and graphql leave out what
// they check for developers. Both ask only once.
enableCompileCache(join(ROOT, 'dist/api/.compiled'));
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
await import('./start.ts');
