import type { CustomCodeInput } from '../../../rules/custom-code.ts';
import { PAGES } from '../../../rules/pages.ts';
import { CODE_POSITIONS } from '../../../rules/vocabulary.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckboxField, NumberField, SelectField } from '../form/choice-fields.tsx';
import { FormSection } from '../form/form-section.tsx';
import { PublicationFields } from '../form/publication-fields.tsx';
import { TextArea, TextField } from '../form/text-field.tsx';
import { PolicyReport } from './policy-report.tsx';
import { SecurityWarning } from './security-warning.tsx';

/** All fields of a custom code (spec §3, §5), below the security warning of spec §2. */
export function CustomCodeFields({ id }: { id: number | null }) {
  const { t } = useTranslation('admin');
  const positions = CODE_POSITIONS.map((position) => ({
    value: position,
    label: `${t(`codes.position.${position}`)} – ${t(`codes.place.${position}`)}`,
  }));
  return (
    <>
      <SecurityWarning />
      <FormSection title={t('codes.about')}>
        <TextField<CustomCodeInput> name="name" />
        <TextArea<CustomCodeInput> name="description" rows={2} />
      </FormSection>
      <FormSection title={t('codes.what')}>
        <TextArea<CustomCodeInput> name="codeContent" hint={t('codes.codeHint')} rows={12} isCode spellCheck={false} />
        <PolicyReport />
        <CheckboxField<CustomCodeInput> name="allowAnyHost" hint={t('codes.allowAnyHostHint')} />
      </FormSection>
      <FormSection title={t('codes.where')}>
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <SelectField<CustomCodeInput> name="codeType" hint={t('codes.codeTypeHint')} options={positions} />
          <NumberField<CustomCodeInput> name="displayOrder" hint={t('codes.displayOrderHint')} />
        </div>
        <CheckboxField<CustomCodeInput> name="isActive" hint={t('codes.isActiveHint')} />
      </FormSection>
      <PublicationFields previewOf={id === null ? undefined : PAGES.home.path} />
    </>
  );
}
