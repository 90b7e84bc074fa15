import { useState, type ReactNode } from 'react';
import { UPLOAD_EXTENSIONS } from '../../../rules/limits.ts';

interface ImageDropZoneProps {
  /** Called with what was chosen, dropped or pasted; with nothing when the choice was given up. */
  onFiles: (files: readonly File[]) => void;
  multiple?: boolean;
  className: string;
  /** What stands in it; `choose` lets one choose files. */
  children: (choose: () => void) => ReactNode;
}

/** A place that takes pictures. Text that is pasted into it is for the fields in it. */
export function ImageDropZone({ onFiles, multiple = false, className, children }: ImageDropZoneProps) {
  const [isOver, setOver] = useState(false);
  const [chooser, setChooser] = useState<HTMLInputElement | null>(null);
  return (
    <div
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      className={`rounded-xl border border-dashed p-4 ${isOver ? 'border-accent bg-accent-soft' : 'border-line'} ${className}`}
    >
      {children(() => chooser?.click())}
      <input
        ref={setChooser}
        type="file"
        multiple={multiple}
        accept={UPLOAD_EXTENSIONS.join(',')}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after a failure.
          target.value = '';
        }}
      />
    </div>
  );
}
