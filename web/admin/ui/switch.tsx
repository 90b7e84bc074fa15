interface SwitchProps {
  label: string;
  isOn: boolean;
  isBusy?: boolean;
  describedBy?: string;
  onChange: () => void;
}

export function Switch({ label, isOn, isBusy = false, describedBy, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={isBusy || undefined}
      title={label}
      onClick={isBusy ? undefined : onChange}
      className={`inline-flex h-10 w-14 shrink-0 items-center justify-center rounded-lg ${isBusy ? 'opacity-60' : ''}`}
    >
      <span
        className={`flex h-6 w-10.5 items-center rounded-full border p-0.5 transition-colors ${isOn ? 'border-accent bg-accent' : 'border-muted bg-sunken'}`}
      >
        <span
          className={`size-4.5 rounded-full transition-transform ${isOn ? 'translate-x-4.5 bg-on-accent' : 'bg-muted'}`}
        />
      </span>
    </button>
  );
}
