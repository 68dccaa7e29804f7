import { errorText } from '@tartip/domain/errors/catalogue'
import { operationNames } from '@tartip/domain/payment/operation'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { adviseOnValueDate } from '../checks/cut-off-advice.ts'
import { FormHint } from '../form-hint.tsx'
import type { TransferForm } from '../use-transfer-form.ts'

/** A day the bank does not take any more comes with the way on as a button: never a dead end. */
export function CutOffHint({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const { day, draft, choice, currency, change } = form
  if (!day || !isLocalDate(draft.valueDate)) return null
  const { operation, ways } = choice
  const advice = adviseOnValueDate(day, operation, ways, currency, draft.valueDate)
  if (!advice) return null
  const { code, deadline, nextWorkingDay, otherWay } = advice
  return (
    <FormHint
      tone="warning"
      isAnnounced
      actions={
        <>
          <Button size="sm" onClick={() => change({ valueDate: nextWorkingDay })}>
            {t($ => $.form.cutOff.takeNext, { date: formatDate(nextWorkingDay) })}
          </Button>
          {otherWay ? (
            <Button
              size="sm"
              variant="default"
              onClick={() => change({ isUrgent: otherWay === 'GROSS' })}
            >
              {t($ => $.form.cutOff.takeOtherWay, { way: operationNames[otherWay][language] })}
            </Button>
          ) : null}
        </>
      }
    >
      {code === 'CREATE_DEADLINE_PASSED' && deadline !== undefined
        ? t($ => $.form.cutOff.passed, { way: operationNames[operation][language], time: deadline })
        : errorText(code, {}, language)}
    </FormHint>
  )
}
