import { useState } from 'react';
import { FILE_FORMATS } from '../../../rules/import.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** An area that accepts a file, by dropping it or from the file dialog. */
export function FileDropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('admin');
  const [isOver, setOver] = useState(false);
  const [fileInput, setFileInput] = useState<HTMLInputElement | null>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  return (
    <div
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      className={`grid justify-items-center gap-3 rounded-xl border border-dashed px-4 py-8 text-center ${isOver ? 'border-accent bg-accent-soft' : 'border-line'}`}
    >
      <Icon name="upload" className="size-6 text-muted" />
      <p className="text-sm text-muted">{t('import.drop')}</p>
      <Button variant="secondary" onClick={() => fileInput?.click()}>
        {t('import.choose')}
      </Button>
      <input
        ref={setFileInput}
        type="file"
        accept={FILE_FORMATS.map((format) => `.${format}`).join(',')}
        hidden
        onChange={({ target }) => {
          take(target.files);
          // Without this, choosing the same file again would cause no event.
          target.value = '';
        }}
      />
    </div>
  );
}
