import type { Language } from '@tartip/domain/language'
import { statusNames } from '@tartip/domain/payment/status'
import {
  isPartiallyExecuted,
  paymentStatusOf,
  registerStateNames,
} from '@tartip/domain/salary/register-status'
import { StatusLabel } from '../../components/text/status-chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import type { Register } from './salary-queries.ts'

type Shown = Pick<Register, 'status' | 'statusColour' | 'isFullComplete'>

function nameOf({ status, isFullComplete }: Shown, language: Language): string {
  if (isPartiallyExecuted(status, isFullComplete)) {
    return registerStateNames.PARTIALLY_EXECUTED[language]
  }
  const payment = paymentStatusOf(status)
  if (payment) return statusNames[payment][language]
  return status in registerStateNames
    ? registerStateNames[status as keyof typeof registerStateNames][language]
    : status
}

/** The status of a register: its check, its document, and whether everybody was paid. */
export function RegisterStatus({ register }: { register: Shown }) {
  const label = nameOf(register, useLanguage())
  const isPartial = isPartiallyExecuted(register.status, register.isFullComplete)
  return <StatusLabel colour={isPartial ? 'warning' : register.statusColour} label={label} />
}
