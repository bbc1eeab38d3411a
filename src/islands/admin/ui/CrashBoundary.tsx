import { Component, type ReactNode } from 'react';
import { adminText as text } from '#src/strings/admin/shell.ts';
import { Button } from './Button.tsx';

type Props = { isWholePage?: boolean; children: ReactNode };

/** SPEC §8, render crash: of the whole page, or of a screen within its `<main>`. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    const { isWholePage = false, children } = this.props;
    if (!this.state.crashed) return children;
    const Box = isWholePage ? 'main' : 'div';
    return (
      <Box className={`grid justify-items-start gap-3 py-section ${isWholePage ? 'wrap' : ''}`}>
        <div role="alert">
          <h1 className="t-md">{text['crash.title']}</h1>
        </div>
        <p lang="en" className="text-sm text-ink-2">
          {text['crash.quoted']}. {text['crash.quotedAdvice']}
        </p>
        <p>{text['crash.advice']}</p>
        <Button variant="pri" icon="refresh" onClick={() => location.reload()}>
          {text['crash.refresh']}
        </Button>
      </Box>
    );
  }
}
