import { type ClipboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { addressesIn, linesWithoutAddress } from '../../../rules/file-name.ts';
import { isBlank } from '../../../rules/issues.ts';
import { latestFiles, repeatedFiles, sameFile, similarFiles } from '../../../rules/release.ts';
import { useTexts } from '../use-texts.ts';
import { Field, INPUT, useFieldMessage, URL_INPUT } from '../form/field.tsx';
import { useReleaseFileName, useVersionName, useVersionWarnings } from '../form/version-name.ts';
import { SelectField, TextField } from '../form/inputs.tsx';
import { useMessageText } from '../graph/failure-message.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { LeftOutLines } from './address-fields.tsx';
import {
  chosenFiles,
  DEFAULT_FILE,
  hasUnsureAddress,
  inOrder,
  nextFile,
  numberIn,
  type ReleaseValues,
  versionsIn,
  withAddresses,
  withNumber,
} from './version-values.ts';
import type { AdminVersionFragment } from './versions.generated.ts';

const COLUMNS = 'lg:grid lg:grid-cols-[8.5rem_7.5rem_minmax(0,1fr)_6rem_6rem_2.5rem] lg:gap-2';

interface FilesSectionProps {
  values: ReleaseValues;
  previous: readonly AdminVersionFragment[];
  versions: readonly AdminVersionFragment[];
}

/** The files of a new release, one in each line, and what adds others. On small screens a file is a card of two lines. */
export function FilesSection({ values, previous, versions }: FilesSectionProps) {
  const { t } = useTexts();
  const nameOf = useVersionName();
  const messageText = useMessageText();
  const message = useFieldMessage('files');
  const { control, getValues, setValue } = useFormContext<ReleaseValues>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'files' });
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const leftOutId = useId();
  useReplacedNumber(values.versionNumber);

  const inputs = versionsIn(values, 1);
  const repeated = repeatedFiles(inputs);
  const similar = similarFiles(inputs);
  const isListed = ({ platform, architecture, downloadUrl }: AdminVersionFragment) =>
    fields.some(
      (file) =>
        file.platform === platform &&
        file.architecture === architecture &&
        (!file.previous || file.previous.downloadUrl === downloadUrl),
    );
  const leftOut = inOrder(
    [...new Set([...previous, ...latestFiles(versions)])].filter(
      (version) => version.releaseChannel === values.releaseChannel && !isListed(version),
    ),
  );
  const nextOf = (version: AdminVersionFragment) => withNumber(nextFile(version), '', getValues('versionNumber'));
  const paste = (addresses: readonly string[]) => {
    const before = getValues('versionNumber');
    const number = isBlank(before) ? (numberIn(addresses) ?? '') : before;
    const filled = getValues('files').filter(({ downloadUrl }) => !isBlank(downloadUrl));
    replace(chosenFiles(withAddresses(filled, addresses, leftOut.map(nextOf)), before, number));
    if (number !== before) setValue('versionNumber', number, { shouldDirty: true });
  };
  const removeRow = (index: number) => {
    remove(index);
    // The next row has the place of the removed one once it is rendered.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? addButton.current)?.focus();
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
          {fields.map(({ id }, index) => (
            <FileRow
              key={id}
              values={values}
              index={index}
              versions={versions}
              isRepeated={repeated.includes(index)}
              isSimilar={similar.includes(index)}
              onRemove={() => removeRow(index)}
            />
          ))}
        </ul>
        {message?.key && (
          <p data-invalid tabIndex={-1} className="text-sm text-danger">
            {messageText(message)}
          </p>
        )}
      </div>
      <div className="cluster gap-2">
        <Button ref={addButton} variant="secondary" icon="plus" onClick={() => append(DEFAULT_FILE)}>
          {t('release.addFile')}
        </Button>
      </div>
      {leftOut.length > 0 && (
        <div role="group" aria-labelledby={leftOutId}>
          <p id={leftOutId} className="text-sm text-muted">
            {t('release.leftOut')}
          </p>
          <div className="mt-1.5 flex flex-wrap gap-2">
            {leftOut.map((version) => (
              <Button key={version.id} variant="plain" icon="plus" onClick={() => append(nextOf(version))}>
                {nameOf(version)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <PasteAddresses onPaste={paste} />
    </>
  );
}

/** Replaces the number in the addresses that were not edited. */
function useReplacedNumber(versionNumber: string): void {
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

interface FileRowProps extends Omit<FilesSectionProps, 'previous'> {
  index: number;
  /** Whether a file above is the same. */
  isRepeated: boolean;
  /** Whether a file above differs only by its address. */
  isSimilar: boolean;
  onRemove: () => void;
}

function FileRow({ values, index, versions, isRepeated, isSimilar, onRemove }: FileRowProps) {
  const { t } = useTexts();
  const { register } = useFormContext<ReleaseValues>();
  const problem = useFieldMessage(`files.${index}.platform`);
  const fileName = useReleaseFileName();
  const warnings = useVersionWarnings();
  const file = values.files[index];
  if (!file) return null; // for a moment after the row was removed
  const { versionNumber, releaseChannel } = values;
  const name = t('release.file', { number: index + 1 });
  const otherNumber = warnings.otherNumber([file.downloadUrl, ...file.downloadMirrors], versionNumber);
  const stored = sameFile(versions, { ...file, versionNumber, releaseChannel });
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.5rem] gap-2 rounded-xl border border-line p-2 lg:items-start lg:border-0 lg:p-0 ${COLUMNS}`}
    >
      <SystemFields path={`files.${index}.`} file={name} />
      <div className="col-span-full grid grid-cols-[minmax(0,1fr)_4.25rem_4.25rem] items-start gap-2 lg:contents">
        <div className="grid min-w-0 gap-1.5">
          <TextCell index={index} field="downloadUrl" file={name} placeholder="https://" />
          {file.downloadMirrors.map((_url, mirror) => {
            const path = `files.${index}.downloadMirrors.${mirror}` as const;
            return (
              <ShownEnd key={mirror}>
                <input
                  {...register(path)}
                  aria-label={`${name}: ${t('versions.mirror', { number: mirror + 1 })}`}
                  {...URL_INPUT}
                  className={`${INPUT} h-10`}
                />
              </ShownEnd>
            );
          })}
        </div>
        <TextCell index={index} field="fileSize" file={name} placeholder={t('field.version.fileSize')} />
        <TextCell index={index} field="sha256" file={name} placeholder={t('release.hash')} />
      </div>
      <IconButton
        data-remove
        icon="trash"
        label={t('form.removeItem', { item: fileName(index, file) })}
        onClick={onRemove}
        className="col-start-3 row-start-1 lg:col-start-auto lg:row-start-auto"
      />
      <div role="status" className="col-span-full grid gap-1.5 text-sm text-tag-yellow empty:hidden">
        {hasUnsureAddress(file, versionNumber) && (
          <p>{t('release.addressCarriedOver', { number: file.previous?.versionNumber })}</p>
        )}
        {otherNumber !== null && <p>{otherNumber}</p>}
        {isRepeated && !problem && <p>{t('message.fileRepeated')}</p>}
        {isSimilar && <p>{t('release.similar')}</p>}
        {stored && <p>{warnings.existing(stored)}</p>}
      </div>
    </li>
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

interface TextCellProps {
  index: number;
  field: 'downloadUrl' | 'fileSize' | 'sha256';
  /** The name of the file, with which the label begins. */
  file: string;
  placeholder: string;
}

/** An input. A column that is pasted from a table fills the inputs below it. */
function TextCell({ index, field, file, placeholder }: TextCellProps) {
  const { t } = useTexts();
  const { getValues, setValue } = useFormContext<ReleaseValues>();
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const pasteColumn = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .trim()
      .split(/\s*\n\s*/u);
    const rows = getValues('files').length - index;
    setLeftOut(lines.slice(rows));
    if (lines.length < 2) return;
    event.preventDefault();
    lines
      .slice(0, rows)
      .forEach((line, offset) => setValue(`files.${index + offset}.${field}`, line, { shouldDirty: true }));
  };
  return (
    <ShownEnd>
      <TextField<ReleaseValues>
        isLabelHidden
        name={`files.${index}.${field}`}
        label={`${file}: ${t(`field.version.${field}`)}`}
        placeholder={placeholder}
        spellCheck={false}
        deps={field === 'downloadUrl' ? [`files.${index}.platform`] : undefined}
        onPaste={pasteColumn}
      />
      <LeftOutLines text={t('release.pasteTooMany')} lines={leftOut} />
    </ShownEnd>
  );
}

/** Shows the end of the text of the input in it, in which addresses differ, unless it has the focus. */
function ShownEnd({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const scroll = () => {
    const input = box.current?.querySelector('input');
    if (input && document.activeElement !== input) input.scrollLeft = input.scrollWidth;
  };
  useEffect(scroll);
  return (
    <div ref={box} onBlur={() => requestAnimationFrame(scroll)} className="min-w-0">
      {children}
    </div>
  );
}

/**
 * A box for many addresses at once. Pasted addresses are used immediately, typed ones by the button. Lines without an
 * address stay in the box.
 */
function PasteAddresses({ onPaste }: { onPaste: (addresses: readonly string[]) => void }) {
  const { t } = useTexts();
  const { control, setFocus } = useFormContext<ReleaseValues>();
  const { field } = useController({ control, name: 'pasted' });
  const text = field.value ?? '';
  const [found, setFound] = useState<{ count: number; skipped: readonly string[] } | null>(null);
  const take = (source: string) => {
    const addresses = addressesIn(source);
    const skipped = linesWithoutAddress(source);
    setFound({ count: addresses.length, skipped });
    field.onChange(skipped.join('\n'));
    if (addresses.length > 0) onPaste(addresses);
  };
  return (
    <div>
      <Field name="pasted" label={t('release.paste')} hint={t('release.pasteHint')}>
        {(props) => (
          <textarea
            {...props}
            ref={field.ref}
            rows={2}
            value={text}
            spellCheck={false}
            onBlur={field.onBlur}
            onChange={field.onChange}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (addressesIn(pasted).length === 0) return;
              event.preventDefault();
              take(`${text}\n${pasted}`);
            }}
            placeholder="https://"
            className={`${INPUT} block py-2`}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-start gap-3">
        {text.trim() !== '' && (
          <Button
            variant="secondary"
            onClick={() => {
              take(text);
              // The button is removed with the text.
              setFocus('pasted');
            }}
          >
            {t('release.pasteUse')}
          </Button>
        )}
        <p role="status" className="min-w-0 text-sm text-muted">
          {found && t('release.pasted', { count: found.count })}
        </p>
      </div>
      <LeftOutLines lines={found?.skipped ?? []} />
    </div>
  );
}
