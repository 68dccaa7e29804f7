import { queryOptions, useQuery } from '@tanstack/react-query'
import { statusLabel } from '@tartip/domain/payment/status-view'
import { formatDate } from '@tartip/domain/time/format-date'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Unfold } from '../../../components/layout/unfold.tsx'
import { useFieldLabel } from '../../../documents/form/failures.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { textOfWire } from '../../../lib/text-of-wire.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { DeadlinesDocument, type DeadlinesQuery } from './deadlines.rules.generated.ts'
import classes from './deadlines.module.css'
import { PaymentModelDocument, type PaymentModelQuery } from './payment-model.payment.generated.ts'

const deadlinesQuery = queryOptions({
  queryKey: ['deadlines'],
  queryFn: ({ signal }) => execute(DeadlinesDocument, {}, { service: 'rules', signal }),
})

const modelQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: ['payment-model', legalPartyId],
    queryFn: ({ signal }) =>
      execute(PaymentModelDocument, { legalPartyId }, { service: 'payment', signal }),
  })

/** `/deadlines`: how a payment goes, until when each kind is taken, and what its form needs. */
export function DeadlinesRoute() {
  const { t } = useTranslation('payments')
  const model = useQuery(modelQuery(useMe().currentContract.orgReferenceId))
  const deadlines = useQuery(deadlinesQuery)
  return (
    <Page title={t($ => $.deadlines.title)}>
      <QueryState query={model}>
        {known => (
          <>
            <Process steps={known.getModelProcess} />
            <QueryState query={deadlines}>
              {({ getTimeRuleOptions, getRuleOptions }) => (
                <>
                  <Hours options={getTimeRuleOptions} model={known} />
                  <FieldRules options={getRuleOptions} />
                </>
              )}
            </QueryState>
          </>
        )}
      </QueryState>
    </Page>
  )
}

function Process({ steps }: { steps: PaymentModelQuery['getModelProcess'] }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  return (
    <section className={classes.card} aria-labelledby="payment-process">
      <h2 id="payment-process">{t($ => $.deadlines.process)}</h2>
      <ol className={classes.steps}>
        {steps.map(({ statusCode, actor, people }) => (
          <li key={statusCode}>
            <p>
              {statusLabel(statusCode, language, { isYourTurn: false, isReturnedToCreator: false })}
            </p>
            <p className={classes.quiet}>
              {[t($ => $.deadlines.actors[actor]), people.join(', ')].filter(Boolean).join(': ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface HoursProps {
  options: DeadlinesQuery['getTimeRuleOptions']
  model: PaymentModelQuery
}

/** Operations in the order of the bank, each with the hours of its currencies under it. */
function Hours({ options, model }: HoursProps) {
  const { t } = useTranslation('payments')
  const ofForm = useTranslation('paymentForm')
  const language = useLanguage()
  const currencies = new Set(model.findAllCurrency.map(({ isoCode }) => isoCode))
  const others = (areCurrenciesNamed: boolean) =>
    t($ => (areCurrenciesNamed ? $.deadlines.otherCurrencies : $.deadlines.accepted))
  return (
    <section className={classes.card} aria-labelledby="payment-hours">
      <h2 id="payment-hours">{t($ => $.deadlines.hours)}</h2>
      <table className={classes.hours}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t($ => $.deadlines.from)}</th>
            <th scope="col">{ofForm.t($ => $.rails.create)}</th>
            <th scope="col">{ofForm.t($ => $.rails.sign)}</th>
          </tr>
        </thead>
        {model.getAllOperation.map(({ code, name }) => {
          const option = options.find(({ operationCode }) => operationCode === code)
          if (!option) return null
          return (
            <tbody key={code}>
              <tr>
                <th scope="rowgroup" colSpan={4}>
                  {textOfWire(name)[language]}
                  <p className={classes.quiet}>
                    {option.isEveryDay ? `${t($ => $.deadlines.everyDay)} ` : ''}
                    {t($ => $.deadlines.nextDay, { date: formatDate(option.nextDay) })}
                  </p>
                </th>
              </tr>
              {option.rules.map(({ ruleTrait, fromTime, createDeadline, signDeadline }) => (
                <tr key={ruleTrait}>
                  <th scope="row">
                    {currencies.has(ruleTrait) ? ruleTrait : others(option.rules.length > 1)}
                  </th>
                  <td>{fromTime}</td>
                  <td>{createDeadline}</td>
                  <td>{signDeadline}</td>
                </tr>
              ))}
            </tbody>
          )
        })}
      </table>
    </section>
  )
}

/** What each form needs of its fields; long, so it is unfolded form by form. */
function FieldRules({ options }: { options: DeadlinesQuery['getRuleOptions'] }) {
  const { t } = useTranslation('payments')
  const labelOf = useFieldLabel()
  return (
    <section className={classes.card} aria-labelledby="payment-fields">
      <h2 id="payment-fields">{t($ => $.deadlines.fields)}</h2>
      {options.map(({ page, ruleTrait, fields }) => {
        const known = fields.filter(({ field }) => labelOf(field) !== field)
        return known.length === 0 ? null : (
          <Unfold
            key={`${page} ${ruleTrait}`}
            summary={[t($ => $.deadlines.pages[page]), traitName(ruleTrait)]
              .filter(Boolean)
              .join(' · ')}
          >
            <ul>
              {known.map(({ field, isRequired, maxLength }) => (
                <li key={field}>
                  {labelOf(field)}
                  {isRequired ? ` — ${t($ => $.deadlines.required)}` : ''}
                  {maxLength ? `, ${t($ => $.deadlines.longest, { max: maxLength })}` : ''}
                </li>
              ))}
            </ul>
          </Unfold>
        )
      })}
    </section>
  )

  function traitName(trait: DeadlinesQuery['getRuleOptions'][number]['ruleTrait']): string {
    return trait === 'DEFAULT' ? '' : t($ => $.deadlines.traits[trait])
  }
}
