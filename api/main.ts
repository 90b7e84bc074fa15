import '../scripts/check-node.js';

// An older Node cannot load them.
const { enableCompileCache } = await import('node:module');
const { ROOT } = await import('./root.ts');
// Before any module: the compile cache stores compiled code for the next start, and with NODE_ENV=production React and
// graphql skip their development checks.
enableCompileCache(`${ROOT}/dist/api/.compiled`);
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';
try {
  await import('./start.ts');
} catch (error) {
  const { describeStartError, logLine } = await import('./start-error.ts');
  process.stderr.write(logLine(60, `The product did not start. ${describeStartError(error, process.env)}`));
  process.exit(1);
}
