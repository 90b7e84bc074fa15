import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';

export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <NewTabLink {...props}>
      {children}
      <Icon name="external" className="ml-1 inline size-4" />
    </NewTabLink>
  );
}

/** The link has no symbol. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  const { t } = useTranslation();
  return (
    <a target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="sr-only">{t('link.newTab')}</span>
    </a>
  );
}
