import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** The checksum of the file, with a note about what it does not prove. */
export function Checksum({ sha256 }: { sha256: string }) {
  const { t } = useTranslation();
  const code = useRef<HTMLElement>(null);
  return (
    <>
      <code ref={code} className="block rounded-lg bg-sunken px-3 py-2 font-mono text-xs leading-relaxed break-all">
        {sha256}
      </code>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton label={t('version.checksum')} source={code} />
      </div>
      <p className="mt-3 max-w-3xl text-sm text-muted">{t('version.checksumNote')}</p>
    </>
  );
}
