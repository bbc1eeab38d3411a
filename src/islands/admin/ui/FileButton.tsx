import { type ComponentProps, useRef } from 'react';
import { Button } from './Button.tsx';

type Props = ComponentProps<typeof Button> & {
  accept: string;
  label: string;
  onFile: (file: File) => void;
};

/** A button that opens the file chooser; the same file can be chosen again. */
export function FileButton({ accept, label, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </>
  );
}
