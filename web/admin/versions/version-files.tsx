import { useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { addressesIn, guessFile, linesWithoutAddress, type FileGuess } from '../../../rules/file-name.ts';
import { isBlank } from '../../../rules/issues.ts';
import { MIRRORS_PER_VERSION } from '../../../rules/limits.ts';
import { moveEntry } from '../../../rules/move-entry.ts';
import type { VersionInput } from '../../../rules/version.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldProblem, INPUT, RequiredMark, useControlProps } from '../form/field.tsx';
import { isAbout, useFieldMessage } from '../form/field-problem.ts';
import { FieldUrlState, UrlState } from '../links/link-states.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { LeftOutLines } from './left-out-lines.tsx';
import { useVersionWarnings } from './version-warnings.ts';

const COLUMNS = 'md:grid md:grid-cols-[9rem_minmax(0,1fr)_7.5rem] md:gap-3';

/** The addresses of a version: the main file and its mirrors, one in each row. */
export function VersionFiles({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('admin');
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const mirrors = useMirrors();
  const { urls } = mirrors;

  /**
   * Moves the focus to the mirror at `index`, or to the add button if there is none. Waits until the new list is
   * rendered.
   */
  const focusOn = (index: number) => {
    requestAnimationFrame(() =>
      (list.current?.querySelectorAll<HTMLInputElement>('[data-mirror]')[index] ?? addButton.current)?.focus(),
    );
  };

  return (
    <div>
      <div aria-hidden="true" className={`hidden border-b border-line pb-2 text-xs font-medium text-muted ${COLUMNS}`}>
        <span>{t('versions.file')}</span>
        <span>{t('release.address')}</span>
      </div>
      <ul ref={list} className="divide-y divide-line">
        <MainFile isNew={isNew} />
        {urls.map((url, index) => (
          <Mirror key={index} url={url} index={index} mirrors={mirrors} focusOn={focusOn} />
        ))}
      </ul>
      <div className="grid gap-2 border-t border-line pt-4">
        <LeftOutLines text={t('release.pasteSkipped')} lines={mirrors.leftOut} />
        <FieldProblem id={mirrors.control.id} message={mirrors.message} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {urls.length < MIRRORS_PER_VERSION && (
            <Button
              ref={addButton}
              variant="secondary"
              icon="plus"
              onClick={() => {
                mirrors.change([...urls, '']);
                focusOn(urls.length);
              }}
            >
              {t('versions.addMirror')}
            </Button>
          )}
          <span id={`${mirrors.control.id}-hint`} className="text-xs text-muted">
            {t('versions.mirrorsHint')}
          </span>
        </div>
      </div>
    </div>
  );
}

/**
 * For a new version, what a pasted address says about its file is filled in, and other pasted addresses become mirrors.
 */
function MainFile({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('admin');
  const { register, getValues, setValue } = useFormContext<VersionInput>();
  const message = useFieldMessage('downloadUrl');
  const control = useControlProps('downloadUrl', { hasHint: isNew, required: true });
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const url = useWatch<VersionInput, 'downloadUrl'>({ name: 'downloadUrl' });
  const guess = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const [address, ...mirrors] = addressesIn(text);
    setLeftOut(address === undefined ? [] : linesWithoutAddress(text));
    if (address === undefined) return;
    if (hasLines(text) || mirrors.length > 0) {
      event.preventDefault();
      setValue('downloadUrl', address, { shouldDirty: true });
      if (mirrors.length > 0)
        setValue('downloadMirrors', [...getValues('downloadMirrors').filter((url) => !isBlank(url)), ...mirrors], {
          shouldDirty: true,
        });
    }
    if (!isNew) return;
    for (const [name, value] of Object.entries(guessFile(address)) as [keyof FileGuess, string | null][])
      if (value !== null && isBlank(getValues(name))) setValue(name, value, { shouldDirty: true });
  };
  return (
    <FileRow
      name={
        <label htmlFor={control.id} className="text-sm font-medium">
          {t('versions.downloadUrl')}
          <RequiredMark />
        </label>
      }
    >
      <input
        {...control}
        {...register('downloadUrl')}
        onPaste={guess}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        className={`${INPUT} h-10`}
      />
      <FieldUrlState name="downloadUrl" />
      <OtherNumber url={url} />
      {isNew && (
        <p id={`${control.id}-hint`} className="mt-1.5 text-xs text-muted">
          {t('versions.downloadUrlHint')}
        </p>
      )}
      <LeftOutLines text={t('release.pasteSkipped')} lines={leftOut} />
      <FieldProblem id={control.id} message={message} />
    </FileRow>
  );
}

interface MirrorProps {
  url: string;
  index: number;
  mirrors: Mirrors;
  focusOn: (index: number) => void;
}

function Mirror({ url, index, mirrors: { urls, change, leave, setLeftOut, message, control }, focusOn }: MirrorProps) {
  const { t } = useTranslation('admin');
  const item = t('versions.mirror', { number: index + 1 });
  const id = `${control.id}-${index}`;
  const move = (step: -1 | 1) => {
    change(moveEntry(urls, index, step));
    focusOn(index + step);
  };
  return (
    <FileRow
      name={
        <label htmlFor={id} className="text-sm">
          {item}
        </label>
      }
      actions={
        <>
          <IconButton
            icon="arrowUp"
            label={t('form.moveUp', { item })}
            disabled={index === 0}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="arrowDown"
            label={t('form.moveDown', { item })}
            disabled={index === urls.length - 1}
            onClick={() => move(1)}
          />
          <IconButton
            icon="trash"
            label={t('form.removeItem', { item })}
            onClick={() => {
              change(urls.filter((_, other) => other !== index));
              focusOn(Math.min(index, urls.length - 2));
            }}
          />
        </>
      }
    >
      <input
        id={id}
        data-mirror
        value={url}
        onChange={({ target }) => change(urls.with(index, target.value))}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          const pasted = addressesIn(text);
          setLeftOut(pasted.length === 0 ? [] : linesWithoutAddress(text));
          if (pasted.length < 2 && (pasted.length === 0 || !hasLines(text))) return;
          event.preventDefault();
          change(urls.toSpliced(index, 1, ...pasted));
        }}
        onBlur={leave}
        aria-invalid={isAbout(message, index)}
        aria-describedby={control['aria-describedby']}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        className={`${INPUT} h-10`}
      />
      <UrlState url={url} />
      <OtherNumber url={url} />
    </FileRow>
  );
}

/** Warns of an address with another version number than the version's. */
function OtherNumber({ url }: { url: string }) {
  const warnings = useVersionWarnings();
  const versionNumber = useWatch<VersionInput, 'versionNumber'>({ name: 'versionNumber' });
  return (
    <p role="status" className="mt-1.5 text-sm text-tag-yellow empty:hidden">
      {warnings.otherNumber([url], versionNumber)}
    </p>
  );
}

/** An input would join lines. */
function hasLines(text: string): boolean {
  return text.trim().includes('\n');
}

function FileRow({ name, actions, children }: { name: ReactNode; actions?: ReactNode; children: ReactNode }) {
  return (
    <li className={`grid gap-1.5 py-3 ${COLUMNS} md:items-start`}>
      <div className="md:pt-2.5">{name}</div>
      <div className={actions ? 'min-w-0' : 'min-w-0 md:col-span-2'}>{children}</div>
      {actions && <div className="flex justify-end">{actions}</div>}
    </li>
  );
}

function useMirrors() {
  const { control: form } = useFormContext<VersionInput>();
  const { field } = useController({ name: 'downloadMirrors', control: form });
  const message = useFieldMessage('downloadMirrors');
  const control = useControlProps('downloadMirrors', { hasHint: true, required: undefined });
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  return {
    urls: field.value,
    change: field.onChange as (urls: string[]) => void,
    leave: field.onBlur,
    leftOut,
    setLeftOut,
    message,
    control,
  }; // the form accepts any value; this field has a list of texts
}

type Mirrors = ReturnType<typeof useMirrors>;
