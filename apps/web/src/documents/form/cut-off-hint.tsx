import { errorText } from '@tartip/domain/errors/catalogue'
import { operationNames } from '@tartip/domain/payment/operation'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { Button } from '../../components/controls/button.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { adviseOnValueDate } from './cut-off-advice.ts'
import type { DocumentForm } from './document-form.ts'
import { FormHint } from './form-hint.tsx'

/** A day that the bank takes no more comes with the next step as a button: never a dead end. */
export function CutOffHint({ form, name }: { form: DocumentForm; name: string }) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const { day, operation, rails, currency, change } = form
  const valueDate = form.texts[name] ?? ''
  if (!day || !isLocalDate(valueDate)) return null
  const advice = adviseOnValueDate(day, operation, rails, currency, valueDate)
  if (!advice) return null
  const { code, deadline, nextWorkingDay, otherRail } = advice
  const choose = form.view.rails?.choose
  return (
    <FormHint
      tone="warning"
      isAnnounced
      actions={
        <>
          <Button size="sm" onClick={() => change({ [name]: nextWorkingDay })}>
            {t($ => $.cutOff.takeNext, { date: formatDate(nextWorkingDay) })}
          </Button>
          {otherRail && choose ? (
            <Button size="sm" variant="default" onClick={() => change(choose(otherRail))}>
              {t($ => $.cutOff.takeOtherRail, { rail: operationNames[otherRail][language] })}
            </Button>
          ) : null}
        </>
      }
    >
      {code === 'CREATE_DEADLINE_PASSED' && deadline !== undefined
        ? t($ => $.cutOff.passed, { rail: operationNames[operation][language], time: deadline })
        : errorText(code, {}, language)}
    </FormHint>
  )
}
