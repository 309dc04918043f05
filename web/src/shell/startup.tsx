import { type ReactNode, useEffect, useState } from 'react';
import { DesignSystemWords, germanWords } from '../design-system/behaviour/words.ts';
import { StartupLoader } from '../design-system/progress/startup-loader.tsx';
import { emergencyTexts } from '../lib/i18n/emergency-texts.ts';
import { rememberedLanguage } from '../lib/i18n/languages.ts';

/** A fast start shows no loader, because a flash would disturb. */
const PATIENCE_MS = 250;

interface StartupProps {
  preparation: Promise<unknown>;
  children: ReactNode;
}

/** It is for a start without a skeleton in the document. */
export function Startup({ preparation, children }: StartupProps) {
  const [ready, setReady] = useState(false);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    void preparation.then(() => {
      clearTimeout(timer);
      setReady(true);
    });
    return () => clearTimeout(timer);
  }, [preparation]);

  return (
    <>
      {slow && (
        <DesignSystemWords value={loaderWords()}>
          <StartupLoader ready={ready} />
        </DesignSystemWords>
      )}
      {ready && children}
    </>
  );
}

function loaderWords() {
  const language = rememberedLanguage();
  const { loading } = emergencyTexts[language];
  return { language, words: { ...germanWords, loading } };
}
