import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { parseCounterpartyInn } from '@tartip/domain/identifiers/inn'
import { toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { useState } from 'react'
import { InnField } from '../../components/fields/inn-field.tsx'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Amount } from '../../components/text/amount.tsx'
import type { UnfinishedForm } from '../../documents/form/unfinished-forms.ts'
import { textOfWire } from '../../lib/text-of-wire.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useMe } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { tundukServicesQuery } from './budget-queries.ts'
import classes from './budget.module.css'
import { useChoiceForm } from './choice-form.tsx'
import { choose } from './chosen-payments.ts'

/** A service of the state's portal, for the company or somebody else. */
export function Tunduk({ kept }: { kept?: UnfinishedForm | undefined }) {
  const { t } = useTranslation('budget')
  const language = useLanguage()
  const lackOf = (field: 'serviceId' | 'applicationNumber') =>
    errorText('FIELD_REQUIRED', { field }, language)
  const services = useQuery(tundukServicesQuery)
  const companyInn = useMe().currentContract.inn
  const empty = { serviceId: '', applicantInn: companyInn, applicationNumber: '', amount: '' }
  const form = useChoiceForm('budget-tunduk', empty, kept)
  const { texts, set } = form
  const [isTried, setIsTried] = useState(false)
  return (
    <SummaryCard title={t($ => $.tunduk.title)} className={classes.narrow}>
      <QueryState query={services}>
        {list => {
          const service = list.find(({ id }) => id === texts.serviceId)
          const isFixed = service?.fee !== null && service?.fee !== undefined
          const inn = parseCounterpartyInn(texts.applicantInn)
          const typed = parseTypedAmount(texts.amount, 'KGS')
          const amount = isFixed
            ? service.fee
            : typed.ok && typed.value > 0n
              ? toDecimal(typed.value, 'KGS')
              : undefined
          const pay = () => {
            setIsTried(true)
            const lacksNumber = !isFixed && texts.applicationNumber.trim() === ''
            if (!service || !inn.ok || !amount || lacksNumber) return
            const tunduk = {
              serviceId: service.id,
              applicantInn: inn.value,
              amount,
              ...(isFixed ? {} : { applicationNumber: texts.applicationNumber.trim() }),
            }
            form.pay(choose(textOfWire(service.name), { tunduk }))
          }
          return (
            <div className={classes.fields}>
              <SelectField
                label={t($ => $.tunduk.service)}
                isRequired
                value={texts.serviceId}
                error={isTried && !service ? lackOf('serviceId') : undefined}
                onChange={serviceId => set({ serviceId })}
                options={list.map(({ id, name, term }) => ({
                  value: id,
                  label: textOfWire(name)[language],
                  description: textOfWire(term)[language],
                }))}
              />
              <InnField
                label={t($ => $.tunduk.applicant)}
                isRequired
                value={texts.applicantInn}
                error={
                  isTried && !inn.ok
                    ? errorText(inn.error.code, inn.error.params, language)
                    : undefined
                }
                onChange={applicantInn => set({ applicantInn })}
              />
              {service && !isFixed ? (
                <>
                  <TextField
                    label={t($ => $.tunduk.application)}
                    isRequired
                    value={texts.applicationNumber}
                    error={
                      isTried && texts.applicationNumber.trim() === ''
                        ? lackOf('applicationNumber')
                        : undefined
                    }
                    onChange={applicationNumber => set({ applicationNumber })}
                  />
                  <MoneyField
                    label={t($ => $.amount)}
                    isRequired
                    currency="KGS"
                    value={texts.amount}
                    error={isTried && !amount ? t($ => $.amountWrong) : undefined}
                    onChange={text => set({ amount: text })}
                  />
                </>
              ) : null}
              {isFixed ? (
                <p className={classes.total}>
                  {t($ => $.tunduk.fee)}{' '}
                  <Amount value={service.fee ?? ''} currency="KGS" size="lg" />
                </p>
              ) : null}
              {form.buttons(
                pay,
                t($ => $.goOn),
              )}
            </div>
          )
        }}
      </QueryState>
    </SummaryCard>
  )
}
