import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FILE_FORMATS, type FileFormat } from '#rules/import.ts';
import { IMPORT_BODY_MAX_BYTES } from '#rules/limits.ts';
import { memberOf } from '#rules/vocabulary.ts';
import { useTexts } from '../ui/use-texts.ts';
import { ErrorBox } from '../../ui/pending.tsx';
import { FormSection } from '../records/form/form-section.tsx';
import { useFailureMessage } from '../records/graph/failure-message.ts';
import { useMessages, useRefetchAll } from '../records/graph/notices.ts';
import { focusOnMain, ScreenHeader } from '../records/screen.tsx';
import { useSession } from '../records/graph/session.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { FileDropZone } from '../ui/file-drop-zone.tsx';
import { Icon } from '../ui/icon.tsx';
import { type ImportReport, Report } from './import-report.tsx';
import { CONTENT_TYPES, LINES, readApplied, downloadExport, sendSignedIn } from './import-requests.ts';

/** `?ids=4,7` exports only these browsers. */
export function ImportPage() {
  const { t } = useTexts();
  return (
    <>
      <ScreenHeader title={t('import.title')} text={t('import.text')} />
      <div className="grid gap-6">
        <ExportPanel />
        <ImportPanel />
      </div>
    </>
  );
}

function ExportPanel() {
  const { t } = useTexts();
  const session = useSession();
  const { showFailure } = useMessages();
  const [parameters, setParameters] = useSearchParams();
  const ids = (parameters.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d*$/u.test(id));
  return (
    <FormSection title={t('import.exportTitle')}>
      <p className="max-w-prose hint">{t('import.exportText')}</p>
      {ids.length > 0 && (
        <p className="cluster gap-x-3 text-sm font-medium">
          {t('import.selected', { count: ids.length })}
          <Button variant="plain" onClick={() => setParameters({})}>
            {t('import.everything')}
          </Button>
        </p>
      )}
      <div className="cluster gap-2">
        {FILE_FORMATS.map((format) => (
          <Button
            key={format}
            variant="secondary"
            icon="download"
            action={async () =>
              downloadExport(format, ids.join(), session).catch((error: unknown) =>
                showFailure(error, t('import.exportFailed')),
              )
            }
          >
            {t(`import.${format}`)}
          </Button>
        ))}
      </div>
    </FormSection>
  );
}

interface Choice {
  file: File;
  format: FileFormat;
  /** Null until the server has compared the file with the catalogue. */
  report: ImportReport | null;
}

function ImportPanel() {
  const { t } = useTexts();
  const refetchAll = useRefetchAll();
  const session = useSession();
  const { showDone } = useMessages();
  const failureMessage = useFailureMessage();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** The progress from 0 to 1; null if nothing is imported. */
  const [progress, setProgress] = useState<number | null>(null);
  const importing = useRef<AbortController>(null);
  // The server undoes what it has imported so far.
  useEffect(() => () => importing.current?.abort(), []);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (choice ?? failure) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [choice, failure]);

  const close = () => {
    importing.current?.abort();
    setChoice(null);
    focusOnMain(); // the focused button was below the report
  };

  const failed = (error: unknown) => {
    setFailure(failureMessage(error, t('import.failed')));
    return null;
  };

  const importFile = async ({ file, format }: Choice, isPreview: boolean, init: RequestInit = {}) => {
    setFailure(null);
    return sendSignedIn(session, `/api/admin/import?dry_run=${isPreview}`, {
      method: 'POST',
      headers: { 'content-type': CONTENT_TYPES[format], ...(!isPreview && { accept: LINES }) },
      body: file,
      ...init,
    });
  };

  const preview = async (file: File) => {
    const format = memberOf(FILE_FORMATS, file.name.split('.').at(-1)?.toLowerCase());
    if (!format || file.size > IMPORT_BODY_MAX_BYTES) {
      setChoice(null);
      setFailure(t(format ? 'import.tooLarge' : 'import.wrongType', { size: IMPORT_BODY_MAX_BYTES / 1024 / 1024 }));
      return;
    }
    const chosen = { file, format, report: null };
    setChoice(chosen);
    const response = await importFile(chosen, true).catch(failed);
    const body: { data: ImportReport } | null | undefined = await response?.json().catch(failed);
    setChoice(body ? { ...chosen, report: body.data } : null);
  };

  const apply = async (chosen: Choice) => {
    const control = new AbortController();
    importing.current = control;
    setProgress(0);
    const applied = await importFile(chosen, false, { signal: control.signal })
      .then(async (response) => readApplied(response, setProgress))
      .catch((error: unknown) => (control.signal.aborted ? null : failed(error)));
    importing.current = null;
    setProgress(null);
    if (applied) {
      close();
      showDone(t('import.applied'), applied);
    }
    await refetchAll();
  };

  return (
    <FormSection title={t('import.importTitle')}>
      <div className="grid max-w-prose gap-1 hint">
        <p>{t('import.importText')}</p>
        <p>{t('import.matchText')}</p>
      </div>
      <FileDropZone
        accept={FILE_FORMATS.map((format) => `.${format}`)}
        onFiles={([file]) => file && void preview(file)}
        className="grid justify-items-center gap-3 px-4 py-8 text-center"
      >
        {(choose) => (
          <>
            <Icon name="upload" className="size-6 text-muted" />
            <p className="hint">{t('import.drop')}</p>
            <Button variant="secondary" onClick={choose}>
              {t('import.choose')}
            </Button>
          </>
        )}
      </FileDropZone>
      <div ref={answer} className="grid scroll-my-4 gap-5 empty:hidden">
        {failure !== null && <ErrorBox message={failure} />}
        {choice && (
          <div role="status" className="grid gap-4">
            <h3 className="font-medium wrap-anywhere">{choice.file.name}</h3>
            {choice.report ? (
              <Report report={choice.report} format={choice.format} />
            ) : (
              <p className="flex items-center gap-2 text-muted">
                <Spinner className="size-4" />
                {t('import.reading')}
              </p>
            )}
          </div>
        )}
        {progress !== null && (
          <div className="grid gap-2">
            <p role="status" className="text-sm text-muted">
              {t('import.importing', { percent: Math.floor(progress * 100) })}
            </p>
            <progress aria-label={t('import.progress')} value={progress} className="h-1.5 w-full accent-accent" />
          </div>
        )}
        {choice?.report && (
          <div className="flex flex-wrap gap-2">
            {choice.report.faults.length === 0 && choice.report.records.length > 0 && (
              <Button action={async () => apply(choice)}>{t('import.apply')}</Button>
            )}
            <Button variant="secondary" onClick={close}>
              {t('import.cancel')}
            </Button>
          </div>
        )}
      </div>
    </FormSection>
  );
}
