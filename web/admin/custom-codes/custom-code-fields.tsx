import type { CustomCodeInput } from '../../../rules/custom-code.ts';
import { CODE_DESCRIPTION_MAX, CODE_NAME_MAX } from '../../../rules/limits.ts';
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
      <PublicationFields previewOf={id === null ? undefined : PAGES.home.path} />
    </>
  );
}
