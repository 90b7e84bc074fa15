import { enableCompileCache } from 'node:module';

// Before anything else is loaded: compiled code is kept from one start to the next, and React and graphql leave out what
// they check for developers. Both ask only once.
enableCompileCache();
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
await import('./start.ts');
