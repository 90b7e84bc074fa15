import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import { buttonClass } from './button.tsx';

interface IconLinkProps {
  to: string;
  icon: ComponentProps<typeof Icon>['name'];
  /** Where it leads, and for what. */
  label: string;
}

/** A link that is a drawing among buttons; its words are for those who listen or point at it. */
export function IconLink({ to, icon, label }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} title={label} className={`${buttonClass('plain')} w-10 shrink-0 px-0!`}>
      <Icon name={icon} />
    </Link>
  );
}
