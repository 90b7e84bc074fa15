import { ViewTransition, useState, type MouseEvent, type ReactNode } from 'react';

/** Only one icon of a page may have this name during a view transition. */
const NAME = 'browser-icon';

/**
 * An icon that moves from the opened card to the page of the browser, if the visitor's browser has view transitions.
 */
export function MovingIcon({ isMoving = true, children }: { isMoving?: boolean; children: ReactNode }) {
  return (
    <ViewTransition name={isMoving ? NAME : 'auto'} default="none" share="auto">
      {/* The icon may be a <picture>, which has no box of its own. */}
      <span className="shrink-0">{children}</span>
    </ViewTransition>
  );
}

/** Whether the visitor has opened a card in this tab, and the event handler of its link. */
export function useOpenedCard(): { isOpened: boolean; onOpen: (event: MouseEvent) => void } {
  const [isOpened, setOpened] = useState(false);
  return { isOpened, onOpen: ({ ctrlKey, metaKey, shiftKey }) => setOpened(!(ctrlKey || metaKey || shiftKey)) };
}
