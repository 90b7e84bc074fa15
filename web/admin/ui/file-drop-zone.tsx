import { useState, type ReactNode } from 'react';

interface FileDropZoneProps {
  accept: readonly string[];
  /** Called with an empty list if the visitor closes the file dialog. */
  onFiles: (files: readonly File[]) => void;
  multiple?: boolean;
  className: string;
  children: (choose: () => void) => ReactNode;
}

/** Files are chosen, dropped or pasted. Pasted text still goes to the fields in it. */
export function FileDropZone({ accept, onFiles, multiple = false, className, children }: FileDropZoneProps) {
  const [isOver, setOver] = useState(false);
  const [fileInput, setFileInput] = useState<HTMLInputElement | null>(null);
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
      className={`rounded-xl border border-dashed ${isOver ? 'border-accent bg-accent-soft' : 'border-line'} ${className}`}
    >
      {children(() => fileInput?.click())}
      <input
        ref={setFileInput}
        type="file"
        multiple={multiple}
        accept={accept.join(',')}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Choosing the same file again would otherwise cause no event.
          target.value = '';
        }}
      />
    </div>
  );
}
