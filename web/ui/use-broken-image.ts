import { useState } from 'react';

/** Whether an image failed to load. `imageProps` are props for its `<img>`. */
export function useBrokenImage(url: string) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const handleError = () => setBrokenUrl(url);
  return {
    isBroken: brokenUrl === url,
    imageProps: {
      // An image of a server-rendered page may fail before React listens to its events.
      ref: (image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) handleError();
      },
      onError: handleError,
    },
  };
}
