import { useTexts } from './use-texts.ts';
import { IconButton } from './button.tsx';

interface MoveButtonsProps {
  label: string;
  index: number;
  count: number;
  isBusy?: boolean;
  onMove: (step: -1 | 1) => void;
}

export function MoveButtons({ label, index, count, isBusy = false, onMove }: MoveButtonsProps) {
  const { t } = useTexts();
  return ([-1, 1] as const).map((step) => {
    const isDisabled = isBusy || index + step < 0 || index + step >= count;
    return (
      <IconButton
        key={step}
        icon={step === 1 ? 'arrowDown' : 'arrowUp'}
        label={t(step === 1 ? 'form.moveDown' : 'form.moveUp', { label })}
        aria-disabled={isDisabled || undefined} // a disabled button would lose the focus
        onClick={isDisabled ? undefined : () => onMove(step)}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
      />
    );
  });
}
