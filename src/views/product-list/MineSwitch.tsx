import { filterText as text } from '#src/strings/list-filter.ts';

type Props = {
  isMine: boolean;
  onChange: (isOn: boolean) => void;
  /** Keeps the focus where the tools are rendered again. */
  id?: string;
};

/** 'Samo dijelovi za moje vozilo'; hidden without a saved vehicle, and on the page of that vehicle. */
export const MineSwitch = ({ isMine, onChange, id }: Props) => (
  <label className="ls__mine">
    <input
      type="checkbox"
      role="switch"
      className="switch"
      autoComplete="off"
      data-key={id}
      checked={isMine}
      onChange={({ target }) => onChange(target.checked)}
    />
    {text['mine.label']}
  </label>
);
