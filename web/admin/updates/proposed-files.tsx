import { formatFileSize } from '../../../rules/format.ts';
import type { ProposedField } from '../../../rules/proposals.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PlatformLabel } from '../../ui/platform-label.tsx';
import type { ProposalFragment } from './updates.generated.ts';

type File = ProposalFragment['files'][number];
type Value = File['values'][number];

const FIELDS = [
  'downloadUrl',
  'releaseDate',
  'fileSize',
  'minOsVersion',
  'sha256',
] as const satisfies readonly ProposedField[];

/**
 * The proposed values of each file beside the stored ones. An alarm shows the whole hashes, which have to be compared.
 */
export function ProposedFiles({ files, isAlarm }: { files: readonly File[]; isAlarm: boolean }) {
  const { t } = useTranslation('admin');
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li
          key={`${file.platform} ${file.architecture}`}
          className="grid gap-x-6 gap-y-2 py-4 lg:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <p className="font-medium">
            <PlatformLabel platform={file.platform} /> {file.architecture?.toUpperCase()}
            <span className="block text-xs font-normal text-muted">{file.previousNumber}</span>
          </p>
          <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-2 2xl:grid-cols-4">
            {FIELDS.flatMap((field) => file.values.filter((value) => value.field === field)).map((value) => (
              <div
                key={`${value.field} ${value.value}`}
                className={`min-w-0 ${value.field === 'downloadUrl' || isAlarm ? 'sm:col-span-2 2xl:col-span-4' : ''}`}
              >
                <dt className="text-xs text-muted">{t(`updates.field.${value.field}`)}</dt>
                <dd>
                  <ProposedText value={value} previousNumber={file.previousNumber} isWhole={isAlarm} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** A value with its sources, and below it the stored value if it differs. */
function ProposedText({
  value: { field, value, previous, sources },
  previousNumber,
  isWhole,
}: {
  value: Value;
  previousNumber: string | null;
  isWhole: boolean;
}) {
  const { t } = useTranslation('admin');
  const isCarriedOver = sources.length === 0;
  const carriedFrom =
    field === 'releaseDate' ? t('updates.firstSeen') : t('updates.carriedOver', { version: previousNumber });
  const words = (text: string) => (isWhole ? text : shown(field, text));
  const positions = sources.map((position) => position + 1).join(', ');
  return (
    <>
      <span
        className={`wrap-anywhere ${isWhole && field === 'sha256' ? 'font-mono text-xs' : ''} ${isCarriedOver ? 'text-muted' : 'rounded bg-accent-soft px-1'}`}
        title={value}
      >
        {words(value)}
      </span>{' '}
      <span className="text-xs text-muted">
        <span className="sr-only">{!isCarriedOver && t('updates.fromSources', { sources: positions })}</span>
        <span aria-hidden={!isCarriedOver}>{isCarriedOver ? carriedFrom : `[${positions}]`}</span>
      </span>
      {previous !== null && previous !== value && (
        <span className="block text-xs wrap-anywhere text-muted" title={previous}>
          <span className="sr-only">{t('updates.before', { value: words(previous) })}</span>
          <s aria-hidden="true">{words(previous)}</s>
        </span>
      )}
    </>
  );
}

/** A value as people read it. The whole value is the title of its element. */
function shown(field: ProposedField, value: string): string {
  if (field === 'fileSize') return formatFileSize(value);
  if (field === 'sha256') return `${value.slice(0, 8)}…${value.slice(-4)}`;
  return value;
}
