import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { DateField } from '../../components/fields/date-field.tsx'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Chip } from '../../components/text/chip.tsx'
import type { UnfinishedForm } from '../../documents/form/unfinished-forms.ts'
import { FileMenu, papersAt } from '../../lists/file-menu.tsx'
import { textOfWire } from '../../lib/text-of-wire.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useMe } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { taxDebtsQuery, taxDictionaryQuery } from './budget-queries.ts'
import classes from './budget.module.css'
import { ChoiceList } from './choice-list.tsx'
import { useChoiceForm } from './choice-form.tsx'
import { choose, usePayChosen } from './chosen-payments.ts'

/** What the company owes, overdue first, and any other tax. */
export function Taxes({ kept }: { kept?: UnfinishedForm | undefined }) {
  const { t } = useTranslation('budget')
  const language = useLanguage()
  const payChosen = usePayChosen()
  const debts = useQuery(taxDebtsQuery(useMe().currentContract.orgReferenceId))
  return (
    <div className={classes.columns}>
      <SummaryCard title={t($ => $.taxes.owed)}>
        <QueryState query={debts}>
          {({ list, date, pdfLink }) =>
            list.length === 0 ? (
              <p>{t($ => $.taxes.none, { date: formatDate(date) })}</p>
            ) : (
              <>
                {pdfLink ? (
                  <FileMenu
                    label={t($ => $.taxes.statementIn)}
                    size="sm"
                    choices={papersAt(pdfLink, language)}
                  >
                    {t($ => $.taxes.statement)}
                  </FileMenu>
                ) : null}
                <ChoiceList
                  label={t($ => $.taxes.owed)}
                  items={list.map(debt => ({
                    id: debt.id,
                    title: textOfWire(debt.taxName),
                    amount: debt.totalAmount,
                    isBeingPaid: debt.isBeingPaid,
                    facts: (
                      <>
                        {debt.dueDate && debt.dueDate < date ? (
                          <Chip tone="danger">{t($ => $.taxes.overdue)}</Chip>
                        ) : null}
                        {debt.dueDate
                          ? t($ => $.taxes.due, { date: formatDate(debt.dueDate ?? '') })
                          : null}
                        {debt.taxOfficeName
                          ? ` · ${textOfWire(debt.taxOfficeName)[language]}`
                          : null}
                      </>
                    ),
                    papers: (
                      <FileMenu
                        label={t($ => $.taxes.noticeIn, {
                          tax: textOfWire(debt.taxName)[language],
                        })}
                        size="sm"
                        choices={papersAt(debt.pdfNoticeLink, language)}
                      >
                        {t($ => $.taxes.notice)}
                      </FileMenu>
                    ),
                  }))}
                  onPay={items =>
                    payChosen(items.map(({ id, title }) => choose(title, { debtId: id })))
                  }
                />
              </>
            )
          }
        </QueryState>
      </SummaryCard>
      <SummaryCard title={t($ => $.taxes.other)}>
        <OtherTax kept={kept} />
      </SummaryCard>
    </div>
  )
}

const empty = {
  taxTypeId: '',
  taxOfficeCode: '',
  periodFrom: '',
  periodTo: '',
  amount: '',
  vehicle: '',
}

/** A tax that is not called a debt: an advance, or one of another period. */
function OtherTax({ kept }: { kept: UnfinishedForm | undefined }) {
  const { t } = useTranslation('budget')
  const language = useLanguage()
  const dictionary = useQuery(taxDictionaryQuery)
  const form = useChoiceForm('budget-tax', empty, kept)
  const { texts, set } = form
  const [isTried, setIsTried] = useState(false)
  return (
    <QueryState query={dictionary}>
      {({ getTaxTypes: types, getTaxOffices: offices }) => {
        const type = types.find(({ id }) => id === texts.taxTypeId)
        const amount = parseTypedAmount(texts.amount, 'KGS')
        const lackOf = (field: keyof typeof texts) =>
          isTried && texts[field].trim() === ''
            ? errorText('FIELD_REQUIRED', { field }, language)
            : undefined
        const isPeriodWrong =
          texts.periodFrom !== '' && texts.periodTo !== '' && texts.periodFrom > texts.periodTo
        const pay = () => {
          setIsTried(true)
          const { vehicle, amount: _typed, ...tax } = texts
          const isWhole =
            type && tax.taxOfficeCode && isLocalDate(tax.periodFrom) && isLocalDate(tax.periodTo)
          const lacksCar = type?.requiresVehicle && vehicle.trim() === ''
          if (!isWhole || lacksCar || isPeriodWrong || !amount.ok || amount.value <= 0n) return
          const car = type.requiresVehicle ? { vehicle } : {}
          const request = { tax: { ...tax, ...car, amount: toDecimal(amount.value, 'KGS') } }
          form.pay(choose(textOfWire(type.name), request))
        }
        return (
          <div className={classes.fields}>
            <SelectField
              label={t($ => $.taxes.type)}
              isRequired
              value={texts.taxTypeId}
              error={lackOf('taxTypeId')}
              onChange={taxTypeId => set({ taxTypeId })}
              options={types.map(({ id, name, paymentCode }) => ({
                value: id,
                label: textOfWire(name)[language],
                description: paymentCode,
              }))}
            />
            <SelectField
              label={t($ => $.taxes.office)}
              isRequired
              value={texts.taxOfficeCode}
              error={lackOf('taxOfficeCode')}
              onChange={taxOfficeCode => set({ taxOfficeCode })}
              options={offices.map(({ code, name }) => ({
                value: code,
                label: textOfWire(name)[language],
                description: code,
              }))}
            />
            <div className={classes.pair}>
              <DateField
                label={t($ => $.taxes.from)}
                isRequired
                value={texts.periodFrom}
                error={lackOf('periodFrom')}
                onChange={periodFrom => set({ periodFrom })}
              />
              <DateField
                label={t($ => $.taxes.to)}
                isRequired
                value={texts.periodTo}
                error={isPeriodWrong ? t($ => $.taxes.periodWrong) : lackOf('periodTo')}
                onChange={periodTo => set({ periodTo })}
              />
            </div>
            {type?.requiresVehicle ? (
              <TextField
                label={t($ => $.vehicle)}
                isRequired
                value={texts.vehicle}
                error={lackOf('vehicle')}
                onChange={vehicle => set({ vehicle })}
              />
            ) : null}
            <MoneyField
              label={t($ => $.amount)}
              isRequired
              currency="KGS"
              value={texts.amount}
              error={
                isTried && !(amount.ok && amount.value > 0n) ? t($ => $.amountWrong) : undefined
              }
              onChange={typed => set({ amount: typed })}
            />
            {form.buttons(
              pay,
              t($ => $.taxes.payOther),
            )}
          </div>
        )
      }}
    </QueryState>
  )
}
