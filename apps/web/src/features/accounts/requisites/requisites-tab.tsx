import { IconFileText, IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { useState } from 'react'
import { IconButton } from '../../../components/controls/icon-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Tooltip } from '../../../components/overlay/tooltip.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { phoneQuery } from '../../../components/theme/breakpoints.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { foreignMoneyQuery, ownAccountsQuery } from '../account-queries.ts'
import type { Account } from '../accounts-model.ts'
import type { ForeignMoney } from '../foreign-money.ts'
import { RequisitesSheet } from './requisites-sheet.tsx'
import classes from './requisites-tab.module.css'

interface AccountInCurrency {
  readonly account: Account
  readonly currency: CurrencyCode
}

/** The details of each account that is not closed, in each of its currencies. */
export function RequisitesTab() {
  const { t } = useTranslation('accounts')
  const { legalPartyId } = useViewer()
  const accounts = useQuery(ownAccountsQuery(legalPartyId))
  const foreign = useQuery(foreignMoneyQuery(legalPartyId))
  const [chosen, setChosen] = useState<AccountInCurrency>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SummaryCard title={t($ => $.requisites.list)} isFlush>
      <QueryState
        query={accounts}
        skeleton={<RowsSkeleton rows={6} />}
        isEmpty={list => rowsOf(list).length === 0}
        empty={<EmptyState illustration="empty" title={t($ => $.home.noAccountsTitle)} isCompact />}
      >
        {list => (
          <ul>
            {rowsOf(list, foreign.data).map(row => (
              <FileRow
                key={`${row.account.id} ${row.currency}`}
                row={row}
                onOpen={() => {
                  setChosen(row)
                  setIsOpen(true)
                }}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {chosen ? (
        <RequisitesSheet {...chosen} opened={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </SummaryCard>
  )
}

/** A card account has a row for each currency that it holds. */
function rowsOf(
  accounts: readonly Account[],
  foreign: ForeignMoney = new Map(),
): readonly AccountInCurrency[] {
  return accounts
    .filter(({ status }) => status !== 'CLOSED')
    .flatMap(account =>
      [account.currency.isoCode, ...(foreign.get(account.id) ?? []).map(one => one.currency)]
        .filter(isCurrencyCode)
        .map(currency => ({ account, currency })),
    )
}

interface FileRowProps {
  row: AccountInCurrency
  onOpen: () => void
}

/** One file of details; what is behind it stands in a tooltip, or on a phone below its name. */
function FileRow({ row: { account, currency }, onOpen }: FileRowProps) {
  const { t } = useTranslation('accounts')
  const isPhone = useMedia(phoneQuery)
  const hint = t($ => (currency === 'KGS' ? $.requisites.hintSom : $.requisites.hint), { currency })
  return (
    <li className={classes.row}>
      <IconFileText size={20} aria-hidden />
      <div className={classes.what}>
        <button type="button" className={classes.open} onClick={onOpen}>
          {account.accountName}, {currency}
        </button>
        <span className={classes.note}>
          <AccountNumber account={account.account} />
        </span>
        {isPhone ? <span className={classes.note}>{hint}</span> : null}
      </div>
      {isPhone ? null : (
        <Tooltip label={hint} placement="bottom-end">
          <IconButton className={classes.hint} aria-label={hint} onClick={onOpen}>
            <IconInfoCircle size={20} aria-hidden />
          </IconButton>
        </Tooltip>
      )}
    </li>
  )
}
