import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';
import { buttonClass } from './button.tsx';

interface IconLinkProps {
  to: string;
  icon: IconName;
  /** The action and the record, for screen readers and as a tooltip. */
  label: string;
  id?: string;
}

/** A link with only an icon. */
export function IconLink({ to, icon, label, id }: IconLinkProps) {
  return (
    <Link
      to={to}
      id={id}
      aria-label={label}
      title={label}
      className={`${buttonClass('plain')} w-10 shrink-0 px-0! md:min-h-9 md:w-9`}
    >
      <Icon name={icon} />
    </Link>
  );
}
