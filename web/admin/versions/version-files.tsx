import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addressesIn, type FileGuess, guessFile, linesWithoutAddress } from '../../../rules/file-name.ts';
import { isBlank } from '../../../rules/issues.ts';
import { MIRRORS_PER_VERSION } from '../../../rules/limits.ts';
import type { VersionInput } from '../../../rules/version.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FieldProblem, INPUT, RequiredMark, useControlProps, useFieldMessage } from '../form/field.tsx';
import { URL_INPUT } from '../form/text-field.tsx';
import { FieldUrlState } from '../links/link-states.tsx';
import { Button } from '../ui/button.tsx';
import { AddressRows, useAddresses, LeftOutLines } from './address-rows.tsx';
import { useVersionWarnings } from './version-name.ts';

const COLUMNS = 'md:grid md:grid-cols-[9rem_minmax(0,1fr)_7.5rem] md:gap-3';
const ROW = `grid gap-1.5 py-3 ${COLUMNS} md:items-start`;

/** The addresses of a version: the main file and its mirrors, one in each row. */
export function VersionFiles({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('admin');
  const mirrors = useAddresses('downloadMirrors');
  const control = useControlProps('downloadMirrors', { hasHint: true, required: undefined });
  const { urls, change, focus, list, addButton, leftOut, message } = mirrors;
  return (
    <div>
      <div aria-hidden="true" className={`hidden border-b border-line pb-2 text-xs font-medium text-muted ${COLUMNS}`}>
        <span>{t('versions.file')}</span>
        <span>{t('release.address')}</span>
      </div>
      <ul ref={list} className="divide-y divide-line">
        <MainFile isNew={isNew} />
        <AddressRows
          addresses={mirrors}
          itemName={(number) => t('versions.mirror', { number })}
          describedBy={control['aria-describedby']}
          before={(_url, item) => <RowName>{item}</RowName>}
          below={(url) => <OtherNumber url={url} />}
          className={ROW}
        />
      </ul>
      <div className="grid gap-2 border-t border-line pt-4">
        <LeftOutLines text={t('release.pasteSkipped')} lines={leftOut} />
        <FieldProblem id={control.id} message={message} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {urls.length < MIRRORS_PER_VERSION && (
            <Button
              ref={addButton}
              variant="secondary"
              icon="plus"
              onClick={() => {
                change([...urls, '']);
                focus(urls.length);
              }}
            >
              {t('versions.addMirror')}
            </Button>
          )}
          <span id={`${control.id}-hint`} className="text-xs text-muted">
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
    <li className={ROW}>
      <RowName>
        <label htmlFor={control.id} className="font-medium">
          {t('field.version.downloadUrl')}
          <RequiredMark />
        </label>
      </RowName>
      <div className="min-w-0 md:col-span-2">
        <input {...URL_INPUT} {...control} {...register('downloadUrl')} onPaste={guess} className={`${INPUT} h-10`} />
        <FieldUrlState name="downloadUrl" />
        <OtherNumber url={url} />
        {isNew && (
          <p id={`${control.id}-hint`} className="mt-1.5 text-xs text-muted">
            {t('versions.downloadUrlHint')}
          </p>
        )}
        <LeftOutLines text={t('release.pasteSkipped')} lines={leftOut} />
        <FieldProblem id={control.id} message={message} />
      </div>
    </li>
  );
}

function RowName({ children }: { children: ReactNode }) {
  return <div className="text-sm md:pt-2.5">{children}</div>;
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
