import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../../components/feedback/query-state.tsx'
import { RowsSkeleton } from '../../../../components/feedback/skeletons.tsx'
import { Amount } from '../../../../components/text/amount.tsx'
import { Chip } from '../../../../components/text/chip.tsx'
import { DateText } from '../../../../components/text/date-text.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { depositInterestsQuery } from '../../account-queries.ts'
import classes from './deposit.module.css'

interface DepositInterestsProps {
  accountId: string
  currency: string
}

/** Interest month by month, paid and to come. */
export function DepositInterests({ accountId, currency }: DepositInterestsProps) {
  const { t } = useTranslation('accounts')
  const interests = useQuery(depositInterestsQuery(accountId))
  return (
    <section className={classes.interests} aria-label={t($ => $.deposit.interests)}>
      <h3>{t($ => $.deposit.interests)}</h3>
      <QueryState
        query={interests}
        skeleton={<RowsSkeleton rows={4} />}
        empty={<p className={classes.quiet}>{t($ => $.deposit.noInterests)}</p>}
      >
        {rows => (
          <ul className={classes.rows}>
            {rows.map(row => (
              <li key={row.startDate}>
                <span>
                  <DateText value={row.startDate} /> – <DateText value={row.endDate} />
                </span>
                <span className={classes.sum}>
                  {row.isPaid ? <Chip tone="success">{t($ => $.deposit.isPaid)}</Chip> : null}
                  <Amount value={row.interest} currency={currency} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}
