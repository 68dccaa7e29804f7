import { errorText } from '@tartip/domain/errors/catalogue'
import { readTemplateName, templateLimits } from '@tartip/domain/forms/template'
import type { Failure } from '@tartip/domain/result'
import { useId, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { createContentKeys } from '../../lib/idempotency.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'

interface TemplateNameFieldProps {
  value: string
  onChange: (name: string) => void
  /** The name was judged: what is wrong with it is shown. */
  isJudged: boolean
  autoFocus?: boolean
}

/** The name of a template, with a live counter. */
export function TemplateNameField({
  value,
  onChange,
  isJudged,
  autoFocus,
}: TemplateNameFieldProps) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const read = readTemplateName(value)
  const isWrong = isJudged && !read.ok
  return (
    <TextField
      label={t($ => $.template.name)}
      value={value}
      onChange={onChange}
      counter={templateLimits.name}
      isRequired
      {...(autoFocus ? { autoFocus } : {})}
      {...(isWrong
        ? { error: errorText(read.error.code, read.error.params, language), isErrorAnnounced: true }
        : {})}
    />
  )
}

interface TemplateNameDialogProps {
  /** The name to begin with, such as the payee's. */
  proposed: string
  /** Throws ApiError when the template could not be saved. */
  onSave: (name: string, idempotencyKey: string) => Promise<void>
  onReturn: () => void
}

/** The name of a new template; a refusal is shown in place, with both ways out. */
export function TemplateNameDialog({ proposed, onSave, onReturn }: TemplateNameDialogProps) {
  const { t } = useTranslation('form')
  const formId = useId()
  const [name, setName] = useState(() => (readTemplateName(proposed).ok ? proposed : ''))
  const [isJudged, setIsJudged] = useState(false)
  const [keyOf] = useState(createContentKeys)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const failureText = useTemplateFailure()
  const save = async () => {
    const read = readTemplateName(name)
    setIsJudged(true)
    if (!read.ok || isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await onSave(read.value, keyOf(read.value))
    } catch (error) {
      setFailure(failureText(error))
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      width={34}
      title={t($ => $.template.saveTitle)}
      onClose={isBusy ? undefined : onReturn}
      actions={
        <>
          <Button variant="default" disabled={isBusy} onClick={onReturn}>
            {t($ => $.template.back)}
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            {failure === undefined ? t($ => $.template.save) : t($ => $.template.again)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        <TemplateNameField
          autoFocus
          value={name}
          isJudged={isJudged}
          onChange={next => {
            setName(next)
            setIsJudged(false)
            setFailure(undefined)
          }}
        />
      </form>
      {failure === undefined ? null : <p role="alert">{failure}</p>}
    </Dialog>
  )
}

/** Why a template could not be saved or deleted; a refused field says it most exactly. */
export function useTemplateFailure(): (error: unknown) => string {
  const language = useLanguage()
  return error => {
    const { code, params, fields } = toApiError(error)
    const exact: Failure<string>['error'] = fields?.[0] ?? { code, params }
    return errorText(exact.code, exact.params, language)
  }
}
