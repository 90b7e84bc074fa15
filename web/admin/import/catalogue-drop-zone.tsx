import { FILE_FORMATS } from '../../../rules/import.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { Icon } from '../ui/icon.tsx';

const EXTENSIONS = FILE_FORMATS.map((format) => `.${format}`);

/** An area that accepts a file of the catalogue. */
export function CatalogueDropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('admin');
  return (
    <FileDropZone accept={EXTENSIONS} onFiles={([file]) => file && onFile(file)} className="grid justify-items-center gap-3 px-4 py-8 text-center">
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
