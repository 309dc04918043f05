import { useState } from 'react';
import { buttonClass } from '../../../design-system/buttons/button-style.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Icon } from '../icons.tsx';
import styles from './verify.module.css';

interface FileChoiceProps {
  file: File | null;
  onChoose: (file: File | null) => void;
}

/** The file whose hash is made here. */
export function FileChoice({ file, onChoose }: FileChoiceProps) {
  const { t } = useTranslate();
  const [isOver, setIsOver] = useState(false);
  if (file)
    return (
      <div className={styles.chosen}>
        <Icon of="file" size={20} className="text-text-muted" />
        <span className="grid min-w-0">
          <span className="leading-ui font-medium wrap-anywhere">{file.name}</span>
          <span className="text-small text-text-muted">{t('verification.file.stays')}</span>
        </span>
        <button
          type="button"
          aria-label={t('verification.file.remove')}
          onClick={() => onChoose(null)}
          className={buttonClass({ variant: 'quiet', size: 'md' })}
        >
          <Icon of="remove" />
        </button>
      </div>
    );
  return (
    <label
      className={`focus-host ${styles.drop}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onChoose(event.dataTransfer.files[0] ?? null);
      }}
    >
      <span className="text-ui text-text-soft">
        <span className="link">{t('verification.file.choose')}</span> {t('verification.file.drop')}
      </span>
      <span className="text-small text-text-muted">{t('verification.file.stays')}</span>
      <input
        type="file"
        aria-label={t('verification.file.label')}
        className="focus-quiet"
        onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
      />
    </label>
  );
}
