import { useRef } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Button } from '../ui/button.tsx';
import { useTexts } from '../ui/use-texts.ts';
import { FormSection } from './form/form-section.tsx';

interface ShownOnceProps {
  title: string;
  text: string;
  value: string;
  /** Screen readers say what is copied. */
  copyLabel: string;
  onClose: () => void;
}

/** A secret that the server does not show again. */
export function ShownOnce({ title, text, value, copyLabel, onClose }: ShownOnceProps) {
  const { t } = useTexts();
  const code = useRef<HTMLElement>(null);
  return (
    <FormSection title={title}>
      <p role="status" className="text-sm text-tag-yellow">
        {text}
      </p>
      <code ref={code} className="rounded-lg bg-sunken px-3 py-2 font-mono text-sm break-all">
        {value}
      </code>
      <div className="cluster gap-2">
        <CopyButton label={copyLabel} source={code} />
        <Button variant="secondary" onClick={onClose}>
          {t('form.copied')}
        </Button>
      </div>
    </FormSection>
  );
}
