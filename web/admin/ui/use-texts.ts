import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Architecture, Platform } from '#rules/vocabulary.ts';

/** Besides the texts of all pages. The form of the facts has the names of `compare`, other forms and lists those of `catalogue`. */
export const ADMIN_TEXTS = ['admin', 'catalogue', 'compare'] as const;

export function useSystemName(): (file: { platform: Platform | null; architecture: Architecture | null }) => string {
  const { t } = useTexts();
  return useCallback(
    ({ platform, architecture }) =>
      [platform && t(`platform.${platform}`), architecture?.toUpperCase()].filter(Boolean).join(' '),
    [t],
  );
}

export function useTexts() {
  return useTranslation('admin');
}
