export const Progress = ({ label, done, all }: { label: string; done: number; all: number }) => (
  <div className="py-4">
    <p role="status" className="pb-2 text-ui num">
      {label}
    </p>
    <progress
      value={done}
      max={Math.max(1, all)}
      aria-label={label}
      className="block h-2 w-full appearance-none overflow-hidden rounded-1 bg-sunken forced-color-adjust-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
    />
  </div>
);
