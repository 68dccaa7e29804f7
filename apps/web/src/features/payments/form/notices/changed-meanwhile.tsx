import { errorText } from '@tartip/domain/errors/catalogue'
import { useState } from 'react'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { FormHint } from '../form-hint.tsx'
import type { TransferForm } from '../use-transfer-form.ts'
import { AlertInSight } from './alert-in-sight.tsx'

/** A colleague was faster: the new version is read, and what was typed here stays. */
export function ChangedMeanwhile({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const [reading, setReading] = useState<'no' | 'yes' | { code: string }>('no')
  const readAnew = async () => {
    setReading('yes')
    try {
      await form.readAnew()
    } catch (error) {
      setReading({ code: toApiError(error).code })
    }
  }
  const isReading = reading === 'yes'
  return (
    <AlertInSight>
      <FormHint
        tone="danger"
        actions={
          <Button
            size="sm"
            aria-disabled={isReading || undefined}
            onClick={() => {
              if (!isReading) void readAnew()
            }}
          >
            {t($ => $.form.changed.read)}
          </Button>
        }
      >
        <strong>{t($ => $.form.changed.title)}</strong>
        <p>{t($ => $.form.changed.text)}</p>
        {typeof reading === 'object' ? <p>{errorText(reading.code, {}, language)}</p> : null}
      </FormHint>
    </AlertInSight>
  )
}
