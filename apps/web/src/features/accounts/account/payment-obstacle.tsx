import { formToPayFrom, isPaidFromByForms } from '@tartip/domain/forms/forms-to-pay-from'
import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useGivesRights } from '../../../lib/use-gives-rights.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { payingAccountOf } from '../accounts-model.ts'
import type { Account } from '../accounts-model.ts'

/** What describes the button that pays nothing. */
export const paymentObstacleId = 'payment-obstacle'

interface PaymentObstacleProps {
  account: Account
  viewer: Viewer
}

/** Why nothing can be paid from the account, to whoever might else: a line of its own above all figures. */
export function PaymentObstacle({ account, viewer }: PaymentObstacleProps) {
  const { t } = useTranslation('accounts')
  const givesRights = useGivesRights()
  const payer = payingAccountOf(account)
  // From a loan or a deposit nothing is paid by a form, so there is nothing to explain either.
  if (!may(viewer, 'payments.create').ok || !isPaidFromByForms(payer) || formToPayFrom(payer)) {
    return null
  }
  return (
    <Notice tone="muted" role="note">
      <p id={paymentObstacleId}>{reason()}</p>
    </Notice>
  )

  function reason(): string {
    switch (account.status) {
      case 'OPEN':
        return t($ => (givesRights ? $.account.payNotGrantedOwn : $.account.payNotGranted))
      case 'CLOSED':
        return t($ => $.account.payClosed)
      default:
        return t($ => $.account.payArrested)
    }
  }
}
