import { IconChevronRight, IconCalendarDollar } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cashOutlook } from '@tartip/domain/payment/cash-outlook'
import { may } from '@tartip/domain/people/policy'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatDate } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useEffect, useRef, useState } from 'react'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { lazySlot } from '../../../lib/lazy-part.tsx'
import { LostPart } from '../../../lib/lost-part.tsx'
import { useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { comingTermsQuery, expectedPaymentsQuery, taxDebtQuery } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import classes from './debt-line.module.css'
import { availableSom, expectedSom, isGuess } from './expected-som.ts'
import type { OutlookDrawerProps } from './outlook-drawer.tsx'

const drawer = lazySlot<OutlookDrawerProps>(
  async () => (await import('./outlook-drawer.tsx')).OutlookDrawer,
)

/** Other parts of the page request the same a moment earlier. */
const requestedElsewhere = { refetchOnMount: false, retryOnMount: false } as const

interface OutlookLineProps {
  legalPartyId: string
  /** Undefined while they are loading. */
  accounts: readonly Account[] | undefined
  /** Undefined until the bank's clock has answered. */
  today: LocalDate | undefined
}

/** Whether the money is enough for all that is planned, in one sentence; the forecast is behind it. */
export function OutlookLine({ legalPartyId, accounts, today }: OutlookLineProps) {
  const { t } = useTranslation('accounts')
  const viewer = useViewer()
  const hasTaxes = may(viewer, 'taxDebt.read').ok
  const [isOpen, setIsOpen] = useState(false)
  const documents = useQuery(expectedPaymentsQuery(legalPartyId))
  const terms = useQuery({ ...comingTermsQuery(legalPartyId), ...requestedElsewhere })
  const taxes = useQuery({
    ...taxDebtQuery(legalPartyId),
    ...requestedElsewhere,
    enabled: hasTaxes,
  })
  useTaxesAfterPayment(legalPartyId, documents.data?.getBudgetItemsBeingPaid)
  if (!accounts || !today || documents.isPending || terms.isPending || taxes.isLoading) {
    return (
      <p className={classes.line}>
        <IconCalendarDollar size={20} stroke={1.6} aria-hidden />
        <SkeletonBlock width="16rem" />
      </p>
    )
  }
  // A sentence that leaves out what is not known would be wrong.
  if (!documents.data || !terms.data) return null
  const availableMinor = availableSom(accounts)
  const expected = expectedSom(documents.data, terms.data, taxes.data, today)
  const outlook = cashOutlook(availableMinor, expected, today)
  const { shortage, lines } = outlook
  const last = lines.at(-1)
  const amountMinor = shortage?.missingMinor ?? last?.leftMinor ?? availableMinor
  const hasGuess = lines.some(
    ({ payment, date }) => isGuess(payment) && (!shortage || date <= shortage.date),
  )
  const date = formatDate(shortage?.date ?? last?.date ?? today)
  return (
    <>
      <button
        type="button"
        className={classes.line}
        data-owed={shortage ? 'later' : undefined}
        data-calm={shortage ? undefined : true}
        aria-haspopup="dialog"
        onPointerEnter={drawer.preload}
        onFocus={drawer.preload}
        onClick={() => setIsOpen(true)}
      >
        <IconCalendarDollar size={20} stroke={1.6} aria-hidden />
        <span>
          {shortage
            ? t($ => (hasGuess ? $.outlook.shortByGuess : $.outlook.short), { date })
            : last
              ? t($ => (hasGuess ? $.outlook.enoughByGuess : $.outlook.enough), { date })
              : t($ => $.outlook.nothing)}{' '}
          <strong>
            <Amount value={toDecimal(amountMinor, 'KGS')} currency="KGS" />
          </strong>
        </span>
        <span className={classes.more}>{t($ => $.outlook.more)}</span>
        <IconChevronRight size={18} aria-hidden />
      </button>
      {isOpen ? (
        <LostPart onLost={() => setIsOpen(false)}>
          <drawer.Part
            outlook={outlook}
            availableMinor={availableMinor}
            isWithoutTaxes={hasTaxes && !taxes.data}
            onClose={() => setIsOpen(false)}
          />
        </LostPart>
      ) : null}
    </>
  )
}

/** What is not being paid any more was paid or is owed again: the taxes that were read before say neither. */
function useTaxesAfterPayment(legalPartyId: string, beingPaid: readonly string[] | undefined) {
  const client = useQueryClient()
  const former = useRef<readonly string[]>([])
  useEffect(
    function readTaxesAgain() {
      if (!beingPaid) return
      const isOver = former.current.some(item => !beingPaid.includes(item))
      former.current = beingPaid
      if (isOver) void client.invalidateQueries({ queryKey: taxDebtQuery(legalPartyId).queryKey })
    },
    [client, legalPartyId, beingPaid],
  )
}
