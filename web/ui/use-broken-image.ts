import { useState } from 'react';

/** Whether the picture at an address cannot be shown; `watch` goes to its `<img>`. */
export function useBrokenImage(url: string) {
  const [broken, setBroken] = useState<string | null>(null);
  const fail = () => setBroken(url);
  return {
    isBroken: broken === url,
    watch: {
      // A picture of a server-rendered page may fail before React listens.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) fail();
      },
      onError: fail,
    },
  };
}
