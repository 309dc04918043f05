import { Component, type ErrorInfo, type ReactNode } from 'react';
import { buttonClass } from '../design-system/buttons/button-style.ts';
import { log } from '../lib/errors/log.ts';
import { emergencyTexts } from '../lib/i18n/emergency-texts.ts';

const { de: german, en: english } = emergencyTexts;

/** It logs an error that nothing else caught and shows a general message. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    log.error('An unexpected error in the interface.', error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children;
  }
}

function UnexpectedError() {
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-16">
      <div role="alert" className="grid gap-2">
        <h1 className="text-h1" lang="de">
          {german.unexpected}
        </h1>
        <p className="text-text-muted" lang="en">
          {english.unexpected}
        </p>
      </div>
      <button
        type="button"
        className={buttonClass({ variant: 'primary', size: 'md' })}
        onClick={() => location.reload()}
      >
        <span lang="de">{german.reload}</span> · <span lang="en">{english.reload}</span>
      </button>
    </main>
  );
}
