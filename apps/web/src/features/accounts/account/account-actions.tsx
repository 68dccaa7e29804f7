import { Button } from '@mantine/core'
import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../components/controls/copy-button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { useMe } from '../../../lib/use-me.ts'
import { canPayFrom } from '../accounts-model.ts'
import type { Account } from '../accounts-model.ts'
import classes from './account-actions.module.css'
import { requisitesText } from './requisites.ts'

interface AccountActionsProps {
  account: Account
  viewer: Viewer
}

/** Copying the details is for everybody; paying only for those who may, and says why it cannot be done. */
export function AccountActions({ account, viewer }: AccountActionsProps) {
  const { t } = useTranslation('accounts')
  const { currentContract: contract } = useMe()
  const requisites = requisitesText(account, contract, {
    recipient: t($ => $.requisites.recipient),
    inn: t($ => $.requisites.inn),
    account: t($ => $.requisites.account),
    bic: t($ => $.requisites.bic),
    currency: t($ => $.requisites.currency),
  })
  return (
    <>
      <CopyButton text={requisites} label={t($ => $.account.copyRequisites)} />
      {may(viewer, 'payments.create').ok ? <PayButton account={account} /> : null}
    </>
  )
}

function PayButton({ account }: { account: Account }) {
  const { t } = useTranslation('accounts')
  const reasonId = useId()
  if (canPayFrom(account)) {
    const isLocal = account.currency.isoCode === 'KGS'
    const form = isLocal ? 'clearing-gross' : 'intra-bank-transfer'
    return (
      <LinkButton variant="filled" href={`/payment/${form}?account=${account.account}`}>
        {t($ => $.account.pay)}
      </LinkButton>
    )
  }
  const reason =
    account.status === 'OPEN' ? t($ => $.account.payNotGranted) : t($ => $.account.payNotOpen)
  return (
    <span className={classes.blocked}>
      <Button aria-disabled="true" aria-describedby={reasonId}>
        {t($ => $.account.pay)}
      </Button>
      <span id={reasonId} className={classes.reason}>
        {reason}
      </span>
    </span>
  )
}
