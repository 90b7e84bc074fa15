import { type ClipboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../ui/use-texts.ts';
import { useReleaseFileName } from '../records/form/version-name.ts';
import { SelectField, TextField } from '../records/form/inputs.tsx';
import { IconButton } from '../ui/button.tsx';
import type { ReleaseFileValues, ReleaseValues } from './version-values.ts';

export const COLUMNS = 'lg:grid lg:grid-cols-[8.5rem_8.5rem_minmax(0,1fr)_7rem_7rem_2.5rem] lg:gap-2';

interface FileRowProps {
  file: ReleaseFileValues;
  index: number;
  notes: readonly string[];
  onPaste: (event: ClipboardEvent) => void;
  onRemove: () => void;
}

export function FileRow({ file, index, notes, onPaste, onRemove }: FileRowProps) {
  const { t } = useTexts();
  const fileName = useReleaseFileName();
  const path = `files.${index}` as const;
  const name = t('release.file', { number: index + 1 });
  const cell = (field: 'downloadUrl' | 'fileSize' | 'sha256', placeholder: string) => (
    <TextField<ReleaseValues>
      isLabelHidden
      name={`${path}.${field}`}
      label={`${name}: ${t(`field.version.${field}`)}`}
      placeholder={placeholder}
      spellCheck={false}
      {...(field === 'downloadUrl' && { deps: [`${path}.platform`], onPaste })}
    />
  );
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.5rem] gap-2 rounded-xl border border-line p-2 lg:items-start lg:border-0 lg:p-0 ${COLUMNS}`}
    >
      <SystemFields path={`${path}.`} file={name} />
      <ShownEnd>
        {cell('downloadUrl', 'https://')}
        {file.downloadMirrors.map((_url, mirror) => (
          <TextField<ReleaseValues>
            key={mirror}
            isLabelHidden
            type="url"
            name={`${path}.downloadMirrors.${mirror}`}
            label={`${name}: ${t('versions.mirror', { number: mirror + 1 })}`}
          />
        ))}
      </ShownEnd>
      {cell('fileSize', t('field.version.fileSize'))}
      {cell('sha256', t('release.hash'))}
      <IconButton
        data-remove
        icon="trash"
        label={t('form.removeItem', { item: fileName(index, file) })}
        onClick={onRemove}
        className="col-start-3 row-start-1 lg:col-start-auto lg:row-start-auto"
      />
      <Notes notes={notes} />
    </li>
  );
}

export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <div role="status" className="col-span-full grid gap-1.5 text-sm text-tag-yellow empty:hidden">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** The platform and the architecture of a version, or of a file of a release by its path and its name. */
export function SystemFields({ path = '', file }: { path?: string; file?: string }) {
  const { t } = useTexts();
  const labels = (name: 'platform' | 'architecture') =>
    file === undefined ? {} : { isLabelHidden: true, label: `${file}: ${t(`field.version.${name}`)}` };
  return (
    <>
      <SelectField {...labels('platform')} name={`${path}platform`} emptyLabel={t('versions.choosePlatform')} />
      <SelectField
        {...labels('architecture')}
        name={`${path}architecture`}
        deps={file === undefined ? undefined : [`${path}platform`]}
        emptyLabel={t('versions.unstated')}
      />
    </>
  );
}

/** Its inputs show the end of their addresses, where these differ, unless they have the focus. */
function ShownEnd({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const scroll = () => {
    for (const input of box.current?.querySelectorAll('input') ?? [])
      if (document.activeElement !== input) input.scrollLeft = input.scrollWidth;
  };
  useEffect(scroll);
  return (
    <div
      ref={box}
      onBlur={() => requestAnimationFrame(scroll)}
      className="col-span-full grid min-w-0 gap-1.5 lg:col-span-1"
    >
      {children}
    </div>
  );
}
