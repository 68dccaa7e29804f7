import { IconShare2, IconShieldCheck } from '@tabler/icons-react'
import { formToPayFrom, isPaidFromByForms } from '@tartip/domain/forms/forms-to-pay-from'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { formHref } from '../../../documents/form/form-address.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { payingAccountOf } from '../accounts-model.ts'
import type { Account } from '../accounts-model.ts'
import { paymentObstacleId } from './payment-obstacle.tsx'
import { RequisitesSheet } from '../requisites/requisites-sheet.tsx'

interface AccountActionsProps {
  account: Account
  viewer: Viewer
}

/**
 * The details are for everybody, permissions for whoever grants them; paying only for those who may,
 * and it says why it cannot be done.
 */
export function AccountActions({ account, viewer }: AccountActionsProps) {
  const { t } = useTranslation('accounts')
  const [isOpen, setIsOpen] = useState(false)
  const { isoCode } = account.currency
  return (
    <>
      {account.type === 'LOAN' ? (
        <LinkButton variant="default" href="/loan-claims">
          {t($ => $.account.toLoan)}
        </LinkButton>
      ) : null}
      {account.type === 'CARD' ? (
        <LinkButton variant="default" href="/cards">
          {t($ => $.account.toCards)}
        </LinkButton>
      ) : null}
      {may(viewer, 'people.manage').ok ? (
        <LinkButton
          variant="default"
          href={`/settings/users?account=${encodeURIComponent(account.id)}`}
          leftSection={<IconShieldCheck size={18} aria-hidden />}
        >
          {t($ => $.account.permissions)}
        </LinkButton>
      ) : null}
      {isCurrencyCode(isoCode) ? (
        <>
          <Button
            variant="default"
            leftSection={<IconShare2 size={18} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            {t($ => $.account.requisites)}
          </Button>
          <RequisitesSheet
            account={account}
            currency={isoCode}
            opened={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </>
      ) : null}
      {may(viewer, 'payments.create').ok ? <PayButton account={account} /> : null}
    </>
  )
}

function PayButton({ account }: { account: Account }) {
  const { t } = useTranslation('accounts')
  const payer = payingAccountOf(account)
  if (!isPaidFromByForms(payer)) return null
  const form = formToPayFrom(payer)
  if (form) {
    return (
      <LinkButton variant="filled" href={formHref(form, { account: account.account })}>
        {t($ => $.account.pay)}
      </LinkButton>
    )
  }
  return (
    <Button aria-disabled="true" aria-describedby={paymentObstacleId}>
      {t($ => $.account.pay)}
    </Button>
  )
}
