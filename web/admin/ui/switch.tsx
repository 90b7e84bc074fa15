interface SwitchProps {
  label: string;
  isOn: boolean;
  isBusy?: boolean;
  onChange: () => void;
}

export function Switch({ label, isOn, isBusy = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-disabled={isBusy || undefined}
      title={label}
      onClick={isBusy ? undefined : onChange}
      className="group/switch inline-flex h-10 w-14 shrink-0 items-center justify-center rounded-lg aria-disabled:opacity-60"
    >
      <span className="flex h-6 w-10.5 items-center rounded-full border border-muted bg-sunken p-0.5 transition-colors group-aria-checked/switch:border-accent group-aria-checked/switch:bg-accent">
        <span className="size-4.5 rounded-full bg-muted transition-transform group-aria-checked/switch:translate-x-4.5 group-aria-checked/switch:bg-on-accent" />
      </span>
    </button>
  );
}
