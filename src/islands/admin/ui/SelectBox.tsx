import { Check } from './Check.tsx';

type Props = {
  label: string;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  className?: string;
};

export const SelectBox = ({ label, selected, onSelect, className = '' }: Props) => (
  <Check
    aria-label={label}
    checked={selected}
    onChange={(event) => onSelect(event.target.checked)}
    className={`grid size-target place-items-center ${className}`}
  />
);
