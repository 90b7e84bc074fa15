import { useEffect } from 'react';
import { FILE_FORMATS } from '../../../rules/import.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { Icon } from '../ui/icon.tsx';

const EXTENSIONS = FILE_FORMATS.map((format) => `.${format}`);

/** An area that accepts a file of the catalogue. A file can be pasted wherever the focus is. */
export function CatalogueDropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('admin');
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (file && !event.defaultPrevented) onFile(file); // the area itself prevents the default
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFile]);
  return (
    <FileDropZone
      accept={EXTENSIONS}
      onFiles={([file]) => file && onFile(file)}
      className="grid justify-items-center gap-3 px-4 py-8 text-center"
    >
      {(choose) => (
        <>
          <Icon name="upload" className="size-6 text-muted" />
          <p className="text-sm text-muted">{t('import.drop')}</p>
          <Button variant="secondary" onClick={choose}>
            {t('import.choose')}
          </Button>
        </>
      )}
    </FileDropZone>
  );
}
