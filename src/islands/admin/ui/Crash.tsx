import { Component, type ReactNode } from 'react';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { Button } from './Button.tsx';

/** SPEC §8, render crash. */
export class Crash extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className="wrap grid justify-items-start gap-3 py-section">
        <h1 className="t-md" role="alert">
          {text['crash.title']}
        </h1>
        <p lang="en" className="text-sm text-ink-2">
          {text['crash.quoted']}. {text['crash.quotedAdvice']}
        </p>
        <p>{text['crash.advice']}</p>
        <Button variant="pri" icon="refresh" onClick={() => location.reload()}>
          {text['crash.refresh']}
        </Button>
      </main>
    );
  }
}
