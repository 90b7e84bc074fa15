import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { nextDisplayOrder } from '../../../rules/browser.ts';
import { checkCustomCode, type CustomCodeInput } from '../../../rules/custom-code.ts';
import { CODE_DESCRIPTION_MAX, CODE_NAME_MAX } from '../../../rules/limits.ts';
import { PAGES } from '../../../rules/pages.ts';
import { CODE_POSITIONS } from '../../../rules/vocabulary.ts';
import {
  CustomCodesDocument,
  useCreateCustomCodeMutation,
  useCustomCodesQuery,
  useUpdateCustomCodeMutation,
  type AdminCustomCodeFragment,
} from './custom-codes.generated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckboxField, NumberField, SelectField } from '../form/choice-fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { PUBLICATION, PublicationFields, withPeriodCheck } from '../form/publication-fields.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { TextArea, TextField } from '../form/text-field.tsx';
import { useGroupDifferences } from '../form/group-differences.ts';
import type { CreateContext } from '../form/idempotent-create.ts';
import { useRecordForm, type RecordFormState } from '../form/use-record-form.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { MissingRecord } from '../layout/missing-record.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { Loading } from '../ui/loading.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { NEW_VALUES, checkedCustomCode, formValuesOf } from './custom-code-values.ts';
import { PolicyReport } from './policy-report.tsx';
import { SecurityWarning } from './security-warning.tsx';

const checkForm = withPeriodCheck(checkCustomCode);

interface ViewProps {
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of a new code, for which it suggests the display order after all others. */
export function AddCustomCode(view: ViewProps) {
  const { data, error } = useCustomCodesQuery({ fetchPolicy: 'network-only' });
  if (!data && !error) return <SpinnerPage />;
  return (
    <NewCustomCode
      displayOrder={nextDisplayOrder(data?.customCodes.map((code) => code.displayOrder) ?? [])}
      {...view}
    />
  );
}

function NewCustomCode({ displayOrder, onSaved, onCancel }: ViewProps & { displayOrder: number }) {
  const { t } = useTranslation('admin');
  // The place that was the last one when the form was opened.
  const [stored] = useState({ values: { ...NEW_VALUES, displayOrder }, revision: null });
  const state = useRecordForm<CustomCodeInput>({
    draftName: 'custom-code:new',
    title: t('codes.addTitle'),
    id: null,
    stored,
    check: checkForm,
    ...useSave(),
    onSaved,
  });
  return <CustomCodeForm state={state} title={t('codes.addTitle')} onCancel={onCancel} />;
}

/** The form of a stored code. It is loaded again, because the list may be outdated. */
export function EditCustomCode({ id, ...view }: ViewProps & { id: number }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useCustomCodesQuery({ fetchPolicy: 'network-only' });
  return (
    <Loading data={data?.customCodes} error={error} message={t('codes.loadFailed')} retry={refetch}>
      {(codes) => {
        const code = codes.find((one) => one.id === id);
        return code ? <EditLoadedCustomCode code={code} {...view} /> : <MissingCustomCode />;
      }}
    </Loading>
  );
}

/** Shown if no code has the id in the address. */
export function MissingCustomCode() {
  const { t } = useTranslation('admin');
  return (
    <MissingRecord
      title={t('message.customCodeNotFound')}
      back={{ to: PAGES.adminCodes.path, label: t('codes.back') }}
    />
  );
}

function EditLoadedCustomCode({ code, onSaved, onCancel }: ViewProps & { code: AdminCustomCodeFragment }) {
  const { t } = useTranslation('admin');
  const client = useApolloClient();
  const { id, name } = code;
  const storedOf = (current: AdminCustomCodeFragment) => ({
    values: formValuesOf(current),
    revision: current.revision,
  });
  const state = useRecordForm<CustomCodeInput>({
    draftName: `custom-code:${id}`,
    title: t('codes.editTitle', { name }),
    id,
    stored: storedOf(code),
    check: checkForm,
    groups: [PUBLICATION],
    ...useSave(),
    // Without the cache, because EditCustomCode would show at once that the code was deleted.
    fetchStored: async () => {
      const { data } = await client.query({ query: CustomCodesDocument, fetchPolicy: 'no-cache' });
      const current = data?.customCodes.find((one) => one.id === id);
      return current ? storedOf(current) : null;
    },
    onSaved,
  });
  return <CustomCodeForm state={state} id={id} title={t('codes.editTitle', { name })} onCancel={onCancel} />;
}

function useSave() {
  const [create] = useCreateCustomCodeMutation();
  const [update] = useUpdateCustomCodeMutation();
  return {
    create: async (values: CustomCodeInput, context: CreateContext) =>
      (await create({ variables: { input: checkedCustomCode(values) }, context })).data?.createCustomCode,
    update: (id: number, values: CustomCodeInput, revision: number | null) =>
      update({ variables: { id, input: checkedCustomCode(values), revision } }),
  };
}

interface CustomCodeFormProps {
  state: RecordFormState<CustomCodeInput>;
  /** Absent for a new code. */
  id?: number;
  title: string;
  onCancel: () => void;
}

/** All fields of a custom code (spec §3, §5), below the security warning of spec §2. */
function CustomCodeForm({ state, id, title, onCancel }: CustomCodeFormProps) {
  const { t } = useTranslation('admin');
  const describe = useGroupDifferences<CustomCodeInput>('customCode');
  const positions = CODE_POSITIONS.map((position) => ({
    value: position,
    label: `${t(`codes.position.${position}`)} – ${t(`codes.place.${position}`)}`,
  }));
  return (
    <>
      <ScreenHeader title={title} back={{ to: PAGES.adminCodes.path, label: t('codes.title') }} />
      <SecurityWarning />
      <RecordForm
        state={state}
        label={title}
        submitLabel={t('form.save')}
        onCancel={onCancel}
        describe={describe}
        failureText={t('codes.saveFailed')}
      >
        <FormSection title={t('codes.about')}>
          <TextField<CustomCodeInput> name="name" label={t('codes.name')} required max={CODE_NAME_MAX} />
          <TextArea<CustomCodeInput>
            name="description"
            label={t('codes.description')}
            rows={2}
            max={CODE_DESCRIPTION_MAX}
          />
        </FormSection>
        <FormSection title={t('codes.what')}>
          <TextArea<CustomCodeInput>
            name="codeContent"
            label={t('codes.code')}
            hint={t('codes.codeHint')}
            required
            rows={12}
            isCode
            spellCheck={false}
          />
          <PolicyReport />
          <CheckboxField<CustomCodeInput>
            name="allowAnyHost"
            label={t('codes.allowAnyHost')}
            hint={t('codes.allowAnyHostHint')}
          />
        </FormSection>
        <FormSection title={t('codes.where')}>
          <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <SelectField<CustomCodeInput>
              name="codeType"
              label={t('codes.codeType')}
              hint={t('codes.codeTypeHint')}
              required
              options={positions}
            />
            <NumberField<CustomCodeInput>
              name="displayOrder"
              label={t('codes.displayOrder')}
              hint={t('codes.displayOrderHint')}
            />
          </div>
          <CheckboxField<CustomCodeInput> name="isActive" label={t('codes.isActive')} hint={t('codes.isActiveHint')} />
        </FormSection>
        <PublicationFields previewOf={id === undefined ? undefined : PAGES.home.path} />
      </RecordForm>
      {id !== undefined && <RecordHistory type="customCode" record={String(id)} />}
    </>
  );
}
