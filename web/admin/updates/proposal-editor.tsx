import { useState, type SyntheticEvent } from 'react';
import type { ProposedField } from '../../../rules/proposals.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { INPUT } from '../form/field.tsx';
import { Button } from '../ui/button.tsx';
import { useFileName } from './proposal-name.ts';
import type { File } from './proposed-files.tsx';
import type { ProposalFragment } from './updates.generated.ts';
import type { Edits } from './use-proposals.ts';

const EDITABLE = [
  'releaseDate',
  'downloadUrl',
  'fileSize',
  'sha256',
  'minOsVersion',
] as const satisfies readonly ProposedField[];

interface ProposalEditorProps {
  proposal: ProposalFragment;
  isBusy: boolean;
  onAccept: (edits: Edits) => void;
  onCancel: () => void;
}

interface FileValues {
  isLeftOut: boolean;
  values: Record<(typeof EDITABLE)[number], string>;
}

/** The proposed values as inputs. Only what was changed is sent. */
export function ProposalEditor({ proposal: { kind, files }, isBusy, onAccept, onCancel }: ProposalEditorProps) {
  const { t } = useTranslation('admin');
  const fileName = useFileName();
  const [edited, setEdited] = useState(() =>
    files.map((file): FileValues => ({ isLeftOut: false, values: proposedValues(file) })),
  );
  const [notes, setNotes] = useState({ en: '', zh: '' });
  const hasNotes = kind !== 'facts';

  const change = (position: number, next: Partial<FileValues>) =>
    setEdited((before) => before.map((file, index) => (index === position ? { ...file, ...next } : file)));

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    const features = notes.en.trim() || notes.zh.trim() ? { features: notes } : {};
    onAccept(
      edited.map(({ isLeftOut, values }, position) => ({
        position,
        isLeftOut,
        change: { ...changedValues(values, files[position]), ...features },
      })),
    );
  };

  return (
    <form onSubmit={handleSubmit} className="mt-4 grid gap-6" noValidate>
      {files.map((file, position) => {
        const name = fileName(file);
        const { isLeftOut = false, values } = edited[position] ?? {};
        return (
          <fieldset key={name} className="grid gap-3 border-t border-line pt-4">
            <legend className="sr-only">{name}</legend>
            <label className="flex items-center gap-2 font-medium">
              <input
                type="checkbox"
                checked={!isLeftOut}
                onChange={({ target }) => change(position, { isLeftOut: !target.checked })}
                // The administrator has just asked to edit the proposal.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={position === 0}
                className="size-4 accent-accent"
              />
              {t('updates.include', { file: name })}
            </label>
            {values && !isLeftOut && (
              <div className="grid gap-3 sm:grid-cols-2">
                {EDITABLE.map((field) => (
                  <label
                    key={field}
                    className={`grid gap-1 text-sm ${field === 'downloadUrl' || field === 'sha256' ? 'sm:col-span-2' : ''}`}
                  >
                    {t(`updates.field.${field}`)}
                    <input
                      type={field === 'releaseDate' ? 'date' : 'text'}
                      value={values[field]}
                      onChange={({ target }) => change(position, { values: { ...values, [field]: target.value } })}
                      autoComplete="off"
                      spellCheck={false}
                      className={`${INPUT} h-10`}
                    />
                  </label>
                ))}
              </div>
            )}
          </fieldset>
        );
      })}
      {hasNotes && (
        <div className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
          {(['en', 'zh'] as const).map((language) => (
            <label key={language} className="grid gap-1 text-sm">
              {t(language === 'en' ? 'updates.notesEn' : 'updates.notesZh')}
              <textarea
                rows={4}
                lang={language}
                value={notes[language]}
                onChange={({ target }) => setNotes((before) => ({ ...before, [language]: target.value }))}
                aria-describedby="notes-hint"
                className={INPUT}
              />
            </label>
          ))}
          <p id="notes-hint" className="text-sm text-muted sm:col-span-2">
            {t('updates.notesHint')}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={isBusy}>
          {t('updates.acceptEdited')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}

function proposedValues({ values }: File): FileValues['values'] {
  return Object.fromEntries(
    EDITABLE.map((field) => [field, values.find((value) => value.field === field)?.value ?? '']),
  ) as FileValues['values']; // the keys are EDITABLE
}

function changedValues(values: FileValues['values'], file: File | undefined): Partial<Record<string, string | null>> {
  const proposed = file && proposedValues(file);
  return Object.fromEntries(
    EDITABLE.filter((field) => values[field] !== proposed?.[field]).map((field) => [
      field,
      values[field].trim() || null,
    ]),
  );
}
