import type { Preprocessor } from 'knip';

/** For knip: each fragment has a document, because the code generator cannot leave out those that nobody imports. */
const withoutFragments: Preprocessor = (options) => {
  for (const [file, exports] of Object.entries(options.issues.exports))
    for (const name of Object.keys(exports))
      if (file.endsWith('.generated.ts') && name.endsWith('FragmentDoc')) {
        delete exports[name];
        options.counters.exports -= 1;
      }
  return options;
};

export default withoutFragments;
