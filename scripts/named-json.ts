import type { Plugin } from 'vite';

/** Names the file of invalid JSON. The error of Vite 8.3.8 says "File: [object Object]". */
export function namedJson(): Plugin {
  return {
    name: 'named-json',
    enforce: 'pre',
    transform: {
      filter: { id: /\.json$/u },
      handler(code, id) {
        try {
          JSON.parse(code);
        } catch (error) {
          throw new Error(`${id}: ${String(error)}`, { cause: error });
        }
      },
    },
  };
}
