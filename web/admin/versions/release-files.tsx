import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { otherNumberIn } from '#rules/file-name.ts';
import { isBlank } from '#rules/issues.ts';
import { hasNewAddress, hasSameNumbering, isSameRelease, latestFiles, sameFile, similarFiles } from '#rules/release.ts';
import { useTexts } from '../ui/use-texts.ts';
import { useVersionName } from '../records/form/version-name.ts';
import { Button } from '../ui/button.tsx';
import { usePastedAddresses } from './address-fields.tsx';
import {
  DEFAULT_FILE,
  inOrder,
  nextFile,
  type ReleaseFileValues,
  type ReleaseValues,
  type VersionForm,
  type VersionValues,
  versionsIn,
} from './version-values.ts';
import { isDoubtful, unsureAddresses, numberIn, withAddresses, withNumber } from './release-addresses.ts';
import type { AdminVersionFragment } from './versions.generated.ts';
import { COLUMNS, FileRow } from './file-fields.tsx';

/** A file is a card on small screens. */
export function FilesSection({ view, values, previous, versions }: VersionForm) {
  const { t } = useTexts();
  const { control, getValues, setValue, setFocus } = useFormContext<ReleaseValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'files' });
  const list = useRef<HTMLUListElement>(null);
  const notesOf = useVersionNotes(versions);
  const pasted = usePastedAddresses();
  useReplacedNumber(values.versionNumber);

  const notes = notesOf(values);
  const isListed = ({ platform, architecture, downloadUrl }: AdminVersionFragment) =>
    fields.some(
      (file) =>
        file.platform === platform &&
        file.architecture === architecture &&
        (!file.previous || file.previous.downloadUrl === downloadUrl),
    );
  const hidden = versions.filter((version) => version.isDraft && previous.some((file) => isSameRelease(file, version)));
  const leftOut = inOrder(
    [...new Set([...previous, ...latestFiles(versions), ...hidden])].filter(
      (version) => version.releaseChannel === values.releaseChannel && !isListed(version),
    ),
  );
  const nextOf = (version: AdminVersionFragment) => withNumber(nextFile(version), '', getValues('versionNumber'));
  const paste = (event: ClipboardEvent, index: number) => {
    const addresses = pasted.read(event);
    if (addresses.length === 0) return;
    const { files, versionNumber } = getValues();
    if (!files[index] || !isStarted(files[index])) event.preventDefault();
    if (event.defaultPrevented) {
      replace(withAddresses(files, { addresses, versionNumber, leftOut: leftOut.map(nextOf) }));
      requestAnimationFrame(() => setFocus(`files.${index}.downloadUrl`)); // all rows were replaced
    }
    if (isBlank(versionNumber)) setValue('versionNumber', numberIn(addresses) ?? '', { shouldDirty: true });
  };
  const added = useRef<number | null>(null);
  const add = () => {
    added.current = fields.length;
    append(DEFAULT_FILE, { shouldFocus: false });
  };
  // React Hook Form would focus the new row before it is there.
  useEffect(() => {
    if (added.current === null || !values.files?.[added.current]) return;
    setFocus(`files.${added.current}.downloadUrl`);
    added.current = null;
  }, [values.files, setFocus]);
  const removeRow = (index: number) => {
    if (fields.length === 1) replace([DEFAULT_FILE]);
    else remove(index);
    // The next row has the place of the removed one once it is rendered.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      buttons[Math.min(index, buttons.length - 1)]?.focus();
    });
  };
  return (
    <>
      <div>
        <div aria-hidden="true" className={`hidden pb-1.5 text-xs font-medium text-muted ${COLUMNS}`}>
          <span>{t('field.version.platform')}</span>
          <span>{t('field.version.architecture')}</span>
          <span>{t('release.address')}</span>
          <span>{t('field.version.fileSize')}</span>
          <span>{t('release.hash')}</span>
        </div>
        <ul ref={list} className="grid gap-2">
          {fields.map(({ id }, index) => {
            const file = values.files?.[index];
            // There is none for a moment after a row was removed.
            return (
              file && (
                <FileRow
                  key={id}
                  file={file}
                  index={index}
                  notes={notes[index] ?? []}
                  onPaste={(event) => paste(event, index)}
                  onRemove={() => removeRow(index)}
                />
              )
            );
          })}
        </ul>
      </div>
      {pasted.leftOutLines}
      <div className="cluster gap-x-3 gap-y-2">
        <Button variant="secondary" icon="plus" onClick={add}>
          {t('release.addFile')}
        </Button>
        <span className="caption">{t('release.pasteHint')}</span>
      </div>
      <LeftOut
        view={view}
        values={values}
        versions={leftOut}
        onAdd={(found) => {
          const started = getValues('files').filter(isStarted);
          added.current = started.length;
          replace([...started, ...found.map(nextOf)]);
        }}
      />
    </>
  );
}

interface LeftOutProps extends Pick<VersionForm, 'view' | 'values' | 'versions'> {
  onAdd: (versions: readonly AdminVersionFragment[]) => void;
}

function LeftOut({ view, values: { versionNumber }, versions, onAdd }: LeftOutProps) {
  const { t } = useTexts();
  const nameOf = useVersionName();
  const id = useId();
  const reasonOf = (version: AdminVersionFragment) => {
    if (view.kind === 'proposal') return t('release.leftOutBy.sources');
    if (!isBlank(versionNumber) && !hasSameNumbering(version.versionNumber, versionNumber))
      return t('release.leftOutBy.numbering');
    if (version.isDraft) return t('release.leftOutBy.draft');
    return hasNewAddress(version) ? null : t('release.leftOutBy.address');
  };
  if (versions.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="hint">
        {t('release.leftOut')}
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
        {versions.map((version) => (
          <li key={version.id} className="cluster caption">
            <Button variant="plain" icon="plus" className="px-2!" onClick={() => onAdd([version])}>
              {nameOf(version)}
            </Button>
            {reasonOf(version)}
          </li>
        ))}
        {versions.length > 1 && (
          <li>
            <Button variant="plain" className="px-2! text-accent!" onClick={() => onAdd(versions)}>
              {t('release.addAll', { count: versions.length })}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

function isStarted({ platform, downloadUrl }: ReleaseFileValues) {
  return platform !== '' || !isBlank(downloadUrl);
}

/** Replaces the number in the addresses that were not edited. */
function useReplacedNumber(versionNumber: string) {
  const { getValues, setValue } = useFormContext<ReleaseValues>();
  const before = useRef(versionNumber);
  useEffect(() => {
    if (before.current === versionNumber) return;
    getValues('files').forEach((file, index) => {
      const { downloadUrl, downloadMirrors } = withNumber(file, before.current, versionNumber);
      setValue(`files.${index}.downloadUrl`, downloadUrl);
      setValue(`files.${index}.downloadMirrors`, downloadMirrors);
    });
    before.current = versionNumber;
  });
}

/** What should be known about each file of a form before it is saved. */
export function useVersionNotes(versions: readonly AdminVersionFragment[]): (values: VersionValues) => string[][] {
  const { t } = useTexts();
  const nameOf = useVersionName();
  return (values) => {
    const inputs = versionsIn(values);
    const similar = similarFiles(inputs);
    return inputs.map((input, index) => {
      const { versionNumber, downloadUrl, downloadMirrors } = input;
      const file = values.files?.[index];
      const stored = sameFile(versions, input);
      const addresses = file ? unsureAddresses(file, versionNumber) : [downloadUrl, ...downloadMirrors];
      const number = addresses.map((address) => otherNumberIn(address, versionNumber)).find((found) => found !== null);
      return [
        stored && t('release.exists', { name: `${nameOf(stored)} (#${stored.id})` }),
        // Those of the release before were so already, such as files in two languages.
        similar.includes(index) && !file?.previous && t('release.similar'),
        number && t('release.otherNumber', { number, typed: versionNumber.trim() }),
        file &&
          isDoubtful(file, versionNumber) &&
          t('release.addressCarriedOver', { number: file.previous?.versionNumber }),
      ].filter((note) => typeof note === 'string');
    });
  };
}
