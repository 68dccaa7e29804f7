import type { ListWords } from '@tartip/domain/lists/list-words'
import { isNotZero } from '@tartip/domain/money/decimal'
import { Amount } from '../../../../components/text/amount.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import type { OperationPage } from '../../account-queries.ts'
import classes from './operations-card.module.css'

interface OperationSumsProps {
  words: ListWords
  page: OperationPage
  currency: string
}

/** What came and went in the period of the list; a balance brought forward is neither. */
export function OperationSums({ words, page, currency }: OperationSumsProps) {
  const { t } = useTranslation('accounts')
  const isBroughtForward = isNotZero(page.totalBroughtForward)
  return (
    <div className={classes.sums}>
      <span>
        {words.option('direction', undefined, 'CREDIT')}{' '}
        <Amount value={page.totalCredit} currency={currency} />
      </span>
      <span>
        {words.option('direction', undefined, 'DEBIT')}{' '}
        <Amount value={page.totalDebit} currency={currency} />
      </span>
      {isBroughtForward ? (
        <span>
          {t($ => $.operations.broughtForward)}{' '}
          <Amount value={page.totalBroughtForward} currency={currency} />
        </span>
      ) : null}
    </div>
  )
}
