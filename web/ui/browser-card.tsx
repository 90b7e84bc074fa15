import { memo } from 'react';
import type { Platform } from '../../rules/vocabulary.ts';
import type { BrowserCardFragment } from './browser-card.generated.ts';
import { BrowserIcon } from './browser-icon.tsx';
import { CARD_TOGGLE, CompareToggle } from './compare-toggle.tsx';
import { MovingIcon, useOpenedCard } from './moving-icon.tsx';
import { BrowserName, CardTags, Discontinued, Downloads, LastUpdate, Platforms, Summary } from './browser-facts.tsx';

interface CardProps {
  browser: BrowserCardFragment;
  /** The platform of the list, which the browser's page then shows. */
  platform?: Platform | null;
  /** The searched text of the list. */
  search?: string | undefined;
}

/** A browser in a grid; the whole card is a link. It is memoized because lists can be long. */
export const BrowserCard = memo(function BrowserCard({ browser, platform, search }: CardProps) {
  const { isOpened, onOpen } = useOpenedCard();
  return (
    <article className="relative flex h-full flex-col rounded-2xl border border-line bg-surface p-5 transition-[border-color,box-shadow] hover:border-muted/60 hover:shadow-card">
      <div className="flex items-center gap-4">
        <MovingIcon isMoving={isOpened}>
          <BrowserIcon url={browser.iconUrl} isLazy />
        </MovingIcon>
        <div className="min-w-0">
          <BrowserName browser={browser} platform={platform} onOpen={onOpen} className="line-clamp-2" />
          <Discontinued status={browser.status} />
        </div>
        <CompareToggle browser={browser} className={`${CARD_TOGGLE} max-sm:[&>span]:hidden`} />
      </div>
      <p className="mt-4 line-clamp-3 text-sm leading-relaxed wrap-anywhere text-muted">
        <Summary browser={browser} search={search} />
      </p>
      <Platforms platforms={browser.platforms} className="mt-4" />
      <CardTags tags={browser.tags} className="mt-3" />
      <div className="mt-auto pt-4">
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-4 text-xs text-muted">
          <Downloads count={browser.downloadCount} />
          <LastUpdate iso={browser.updatedAt} />
        </p>
      </div>
    </article>
  );
});

/** A browser in a list of rows: the same content as the card, in one row on wide screens. */
export const BrowserRow = memo(function BrowserRow({ browser, platform, search }: CardProps) {
  const { isOpened, onOpen } = useOpenedCard();
  return (
    <article className="relative flex items-start gap-3 rounded-2xl p-4 transition-[background-color] hover:bg-sunken/60 md:items-center md:gap-4 xl:py-3">
      <MovingIcon isMoving={isOpened}>
        <BrowserIcon url={browser.iconUrl} isLazy />
      </MovingIcon>
      <div className="grid min-w-0 grow gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto] md:items-center xl:grid-cols-[minmax(0,1fr)_21.5rem_11rem]">
        <div className="min-w-0 md:max-xl:col-span-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 max-md:pr-7">
            <BrowserName browser={browser} platform={platform} onOpen={onOpen} className="line-clamp-1" />
            <Discontinued status={browser.status} />
          </div>
          <p className="line-clamp-3 text-sm leading-snug wrap-anywhere text-muted md:line-clamp-2">
            <Summary browser={browser} search={search} />
          </p>
        </div>
        <div className="grid gap-y-2 md:max-xl:contents">
          <Platforms platforms={browser.platforms} className="md:max-xl:col-span-2" />
          <CardTags tags={browser.tags} className="" />
        </div>
        <p className="flex flex-wrap gap-x-3 text-xs leading-5 text-muted md:col-start-2 xl:col-start-3 xl:flex-col xl:text-right">
          <Downloads count={browser.downloadCount} />
          <LastUpdate iso={browser.updatedAt} />
        </p>
      </div>
      <CompareToggle
        browser={browser}
        className="-mr-2 min-h-9 px-2 text-xs text-muted max-md:absolute max-md:top-1 max-md:right-4 max-md:[&>span]:hidden"
      />
    </article>
  );
});
