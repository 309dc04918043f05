import type { Invoice } from '@metra/contract/shapes/billing-shapes';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/buttons/button.tsx';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { reportError } from '../../../lib/errors/report-error.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const FORMATS = ['pdf', 'xml'] as const;
type Format = (typeof FORMATS)[number];

export function InvoiceFiles({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslate();
  const [fetching, setFetching] = useState<Format>();

  async function save(format: Format) {
    setFetching(format);
    try {
      const call = format === 'pdf' ? api.subscription.invoicePdf : api.subscription.invoiceXml;
      saveFile(await call({ params: { invoiceId: invoice.id } }), `${invoice.number}.${format}`);
    } catch (error) {
      await reportError(error);
    } finally {
      setFetching(undefined);
    }
  }

  return (
    <span className="-mx-2 inline-flex gap-1">
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="quiet"
          size="sm"
          icon={<Download size={16} aria-hidden="true" />}
          loading={fetching === format}
          aria-label={t(`subscription.invoice.save.${format}`, { number: invoice.number })}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </span>
  );
}
