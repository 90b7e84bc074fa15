import { checkCustomCode, type CustomCodeInput, DEFAULT_CUSTOM_CODE } from '#rules/records/custom-code.ts';
import { shortened } from '#rules/format.ts';
import { CODE_PREVIEW } from '#rules/limits.ts';
import { PAGES } from '#rules/pages.ts';
import { CODE_POSITIONS, type CodePosition } from '#rules/vocabulary.ts';
import { useTexts } from '../ui/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { formPath } from '../records/admin-paths.ts';
import { FormSection } from '../records/form/form-section.tsx';
import { RecordField } from '../records/form/inputs.tsx';
import { PublicationFields } from '../records/form/publication-fields.tsx';
import { formValues } from '../records/form/use-record-form.ts';
import type { RecordKind, RecordListProps } from '../records/record-kind.ts';
import { IconButton } from '../ui/button.tsx';
import { DataTable } from '../records/table/data-table.tsx';
import { PublicationBadge, usePublicationText } from '../records/publication-badge.tsx';
import { Switch } from '../ui/switch.tsx';
import type { Column } from '../records/table/table-row.tsx';
import { WarningBox } from '../ui/warning-box.tsx';
import {
  type AdminCustomCodeFragment,
  type CustomCodeInput as SavedCustomCode,
  useCreateCustomCodeMutation,
  useAdminCustomCodesQuery,
  useCustomCodeToEditQuery,
  useDeleteCustomCodesMutation,
  useUpdateCustomCodeMutation,
  useUpdateCustomCodesMutation,
} from '../records/values.generated.ts';
import { useToggleCustomCodeMutation } from './custom-codes.generated.ts';

const CodeField = RecordField<CustomCodeInput>;

export const CUSTOM_CODES: RecordKind<AdminCustomCodeFragment, CustomCodeInput, SavedCustomCode> = {
  type: 'customCode',
  texts: 'codes',
  icon: 'code',
  path: PAGES.adminCodes.path,
  nameOf: ({ name }) => name,

  useList: useAdminCustomCodesQuery,
  useOne: useCustomCodeToEditQuery,
  useCreate: useCreateCustomCodeMutation,
  useUpdate: useUpdateCustomCodeMutation,
  useToggle: useToggleCustomCodeMutation,
  useUpdateMany: useUpdateCustomCodesMutation,
  useRemove: useDeleteCustomCodesMutation,
  prefersServerMessage: true,

  newValues: { ...DEFAULT_CUSTOM_CODE, codeType: 'head_end' },
  valuesOf: (code) => formValues(code, DEFAULT_CUSTOM_CODE),
  inputOf: (values) => values as SavedCustomCode, // the position was checked
  check: checkCustomCode,

  List: CustomCodeList,
  Fields: CustomCodeFields,
};

/** The codes by position, in the order in which pages load them (spec §2). */
function CustomCodeList({ records, busyId, onToggle, onDelete, actionsFor }: RecordListProps<AdminCustomCodeFragment>) {
  const { t } = useTexts();
  const ordered = CODE_POSITIONS.flatMap((position) => records.filter(({ codeType }) => codeType === position));
  const columns: Column<AdminCustomCodeFragment>[] = [
    {
      id: 'code',
      header: t('codes.title'),
      isRowHeader: true,
      cell: (code) => (
        <CustomCodeCard
          code={code}
          isBusy={busyId === code.id}
          onToggle={() => onToggle(code)}
          onDelete={() => onDelete(code)}
        />
      ),
    },
  ];
  return (
    <DataTable
      label={t('codes.title')}
      columns={columns}
      rows={ordered}
      headingOf={({ codeType }, previous) =>
        codeType !== previous?.codeType && (
          <h2 className="flex flex-wrap items-baseline gap-x-3 py-1.5 font-semibold">
            {t(`codes.position.${codeType}`)}
            <span className="font-normal text-muted">{t(`codes.place.${codeType}`)}</span>
          </h2>
        )
      }
      bulk={{ nameOf: ({ name }) => name, actions: actionsFor }}
    />
  );
}

interface CustomCodeCardProps {
  code: AdminCustomCodeFragment;
  isBusy: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

function CustomCodeCard({ code, isBusy, onToggle, onDelete }: CustomCodeCardProps) {
  const { t } = useTexts();
  const publicationOf = usePublicationText();
  const publication = publicationOf(code);
  const { id, name, codeType, codeContent, description, isActive, displayOrder } = code;
  return (
    <article aria-label={name} className="grid gap-3 py-2">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <PositionIcon position={codeType} />
        <div className="min-w-0 grow basis-40">
          <div className="cluster gap-x-2.5 gap-y-1">
            <h3 className="font-medium wrap-anywhere">{name}</h3>
            {(!isActive || !publication || publication.isPublic) && (
              <Badge tone={isActive ? 'accent' : 'gray'}>{t(isActive ? 'codes.active' : 'codes.inactive')}</Badge>
            )}
            <PublicationBadge state={publication} page={PAGES.home.path} />
          </div>
          <p className="hint">
            {t(`codes.position.${codeType}`)} · {t('codes.order', { order: displayOrder })}
          </p>
        </div>
        <div className="-my-1 -mr-2 ml-auto flex items-center">
          <Switch label={t('codes.toggle', { name })} isOn={isActive} isBusy={isBusy} onChange={onToggle} />
          <IconButton to={formPath('adminCodes', id)} icon="edit" label={t('table.editOne', { name })} />
          <IconButton icon="trash" label={t('table.deleteOne', { name })} onClick={onDelete} />
        </div>
      </div>
      {description && <p className="text-sm wrap-anywhere text-muted">{description}</p>}
      <pre
        aria-label={t('codes.preview', { name })}
        className={`rounded-lg bg-sunken px-3.5 py-2.5 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap ${isActive ? '' : 'text-muted'}`}
      >
        {shortened(codeContent, CODE_PREVIEW)}
      </pre>
    </article>
  );
}

/** The height of the mark in the icon, in its units. */
const HEIGHTS: Record<CodePosition, number> = { head_start: 5.5, head_end: 8.5, body_start: 13.25, body_end: 18.5 };

function PositionIcon({ position }: { position: CodePosition }) {
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-accent-soft text-accent-strong">
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        aria-hidden="true"
        className="size-6.5"
      >
        <rect x="4" y="2.5" width="16" height="19" rx="2.5" strokeWidth="1.5" opacity="0.55" />
        <path d="M4 11h16" strokeWidth="1.25" opacity="0.4" />
        <path d={`M7.5 ${HEIGHTS[position]}h9`} strokeWidth="2.75" />
      </svg>
    </span>
  );
}

function CustomCodeFields({ id }: { id: number | null }) {
  const { t } = useTexts();
  const positions = CODE_POSITIONS.map((position) => ({
    value: position,
    label: `${t(`codes.position.${position}`)} – ${t(`codes.place.${position}`)}`,
  }));
  return (
    <>
      <WarningBox title={t('codes.warningTitle')}>
        <ul className="list-disc space-y-0.5 pl-4.5">
          <li>{t('codes.warningTrust')}</li>
          <li>{t('codes.warningBreak')}</li>
          <li>{t('codes.warningTest')}</li>
        </ul>
      </WarningBox>
      <FormSection title={t('codes.about')}>
        <CodeField name="name" />
        <CodeField name="description" rows={2} />
      </FormSection>
      <FormSection title={t('codes.what')}>
        <CodeField name="codeContent" hint={t('codes.codeHint')} rows={12} isCode spellCheck={false} />
      </FormSection>
      <FormSection title={t('codes.where')}>
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <CodeField name="codeType" hint={t('codes.codeTypeHint')} options={positions} />
          <CodeField name="displayOrder" hint={t('codes.displayOrderHint')} />
        </div>
        <CodeField name="isActive" hint={t('codes.isActiveHint')} />
      </FormSection>
      <PublicationFields previewOf={id === null ? undefined : PAGES.home.path} />
    </>
  );
}
