import { IconArrowsExchange } from '@tabler/icons-react'
import { currencies, isCurrencyCode } from '@tartip/domain/money/currency'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { formatExact } from '@tartip/domain/money/format-amount'
import { formatDate } from '@tartip/domain/time/format-date'
import { useState } from 'react'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './rates.module.css'
import { calculate, currenciesOf } from './rates-model.ts'
import type { RateSheet } from './rates-model.ts'

/** How much one currency is in another, at once and by the rates that are on the screen. */
export function Calculator({ sheet }: { sheet: RateSheet }) {
  const { t } = useTranslation('rates')
  const language = useLanguage()
  const codes = currenciesOf(sheet)
  const [amount, setAmount] = useState('1 000')
  const [pair, setPair] = useState<{ from: CurrencyCode; to: CurrencyCode }>({
    from: 'USD',
    to: 'KGS',
  })
  // A currency that the other kind of rates does not have gives its place to the som.
  const from = codes.includes(pair.from) ? pair.from : 'KGS'
  const to = codes.includes(pair.to) ? pair.to : 'KGS'
  const result = calculate(amount, from, to, sheet)
  const options = codes.map(code => ({
    value: code,
    label: code,
    description: currencies[code].names[language],
  }))
  return (
    <section className={classes.calculator} aria-label={t($ => $.calculator.title)}>
      <h3>{t($ => $.calculator.title)}</h3>
      <MoneyField
        label={t($ => $.calculator.amount)}
        currency={from}
        value={amount}
        onChange={setAmount}
        error={result.state === 'wrong' ? t($ => $.calculator.wrong) : undefined}
      />
      <div className={classes.pair}>
        <SelectField
          label={t($ => $.calculator.from)}
          value={from}
          options={options}
          onChange={code => {
            if (isCurrencyCode(code)) setPair({ from: code, to })
          }}
        />
        <IconButton
          className={classes.swap}
          size={36}
          aria-label={t($ => $.calculator.swap)}
          title={t($ => $.calculator.swap)}
          onClick={() => setPair({ from: to, to: from })}
        >
          <IconArrowsExchange size={20} aria-hidden />
        </IconButton>
        <SelectField
          label={t($ => $.calculator.to)}
          value={to}
          options={options}
          onChange={code => {
            if (isCurrencyCode(code)) setPair({ from, to: code })
          }}
        />
      </div>
      <div className={classes.result} role="status">
        {result.state === 'done' ? (
          <>
            <span className={classes.label}>{t($ => $.calculator.result)}</span>
            <Amount value={result.amount} currency={to} size="xl" />
            <span className={classes.label}>
              {t($ => $.calculator.rate, { from, to, rate: formatExact(result.rate) })}
            </span>
          </>
        ) : null}
        {result.state === 'noRate' ? <span>{t($ => $.calculator.noRate)}</span> : null}
      </div>
      {sheet.date ? (
        <p className={classes.label}>
          {t($ => $.calculator.note, {
            group: t($ => $.group[sheet.group]),
            date: formatDate(sheet.date),
          })}
        </p>
      ) : null}
    </section>
  )
}
