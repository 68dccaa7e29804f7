import { isNotZero } from '@tartip/domain/money/decimal'
import { useQuery } from '@tanstack/react-query'
import { IconChevronRight, IconReceiptTax } from '@tabler/icons-react'
import { formatDate } from '@tartip/domain/time/format-date'
import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Bone } from '../../../components/feedback/skeletons.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { taxDebtQuery } from '../account-queries.ts'
import type { TaxDebts } from '../account-queries.ts'
import type { TaxDebtDrawerProps } from './tax-debt-drawer.tsx'
import classes from './tax-debt-line.module.css'

const drawer = lazyPart<TaxDebtDrawerProps>(
  async () => (await import('./tax-debt-drawer.tsx')).TaxDebtDrawer,
)

/**
 * What the company owes the budget, in one line that has its place from the beginning: the tax service
 * may answer long after everything else, and nothing that is being read moves then.
 */
export function TaxDebtLine({ legalPartyId }: { legalPartyId: string }) {
  const { t } = useTranslation('accounts')
  const { data, isPending } = useQuery(taxDebtQuery(legalPartyId))
  if (isPending) {
    return (
      <Line>
        <Bone width="16rem" />
      </Line>
    )
  }
  if (!data) return <Line>{t($ => $.home.taxUnknown)}</Line>
  if (!isNotZero(data.totalAmount)) {
    return <Line>{t($ => $.home.noTaxDebt, { date: formatDate(data.date) })}</Line>
  }
  return <Debt debts={data} />
}

function Line({ children }: { children: ReactNode }) {
  return (
    <p className={classes.line} role="note">
      <IconReceiptTax size={20} stroke={1.6} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

/** The line is the way to what it is made of: which taxes, until when, with what code they are paid. */
function Debt({ debts }: { debts: TaxDebts }) {
  const { t } = useTranslation('accounts')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes.line}
        data-owed
        aria-haspopup="dialog"
        onPointerEnter={drawer.preload}
        onFocus={drawer.preload}
        onClick={() => setIsOpen(true)}
      >
        <IconReceiptTax size={20} stroke={1.6} aria-hidden />
        <span>
          {t($ => $.home.taxDebt, { date: formatDate(debts.date) })}{' '}
          <strong>
            <Amount value={debts.totalAmount} currency={debts.currency} />
          </strong>
        </span>
        <span className={classes.more}>{t($ => $.taxes.more)}</span>
        <IconChevronRight size={18} aria-hidden />
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <drawer.Part debts={debts} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
