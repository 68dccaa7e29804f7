import { IconTriangleFilled, IconTriangleInvertedFilled } from '@tabler/icons-react'
import { currencies, isCurrencyCode } from '@tartip/domain/money/currency'
import { formatExact } from '@tartip/domain/money/format-amount'
import { VisuallyHidden } from '../../components/controls/visually-hidden.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './rates.module.css'
import { directionOf } from './rates-model.ts'
import type { Rate, RateSheet } from './rates-model.ts'

/** The rates of one kind; the official one has a single figure, since nobody trades at it. */
export function RateTable({ sheet }: { sheet: RateSheet }) {
  const { t } = useTranslation('rates')
  const isOfficial = sheet.group === 'NBKR'
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{t($ => $.rates, { group: t($ => $.group[sheet.group]) })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t($ => $.currency)}</th>
          {isOfficial ? (
            <th scope="col">{t($ => $.rate)}</th>
          ) : (
            <>
              <th scope="col">{t($ => $.buy)}</th>
              <th scope="col">{t($ => $.sell)}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {sheet.rates.map(rate => (
          <tr key={rate.code}>
            <CurrencyCell code={rate.code} />
            {isOfficial ? null : <td>{rateText(rate.purchaseRate)}</td>}
            <td>
              <Change rate={rate} />
              {rateText(rate.salesRate)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CurrencyCell({ code }: { code: string }) {
  const language = useLanguage()
  return (
    <th scope="row">
      {code}
      {isCurrencyCode(code) ? (
        <span className={classes.name}>{currencies[code].names[language]}</span>
      ) : null}
    </th>
  )
}

/** All digits stay, so that the points of a column stand under each other. */
const rateText = (wire: string): string => wire.replace('.', ',')

/** Which way the rate went: a triangle on the screen, words for a screen reader. No colour: dearer is not worse. */
function Change({ rate }: { rate: Rate }) {
  const { t } = useTranslation('rates')
  const direction = directionOf(rate)
  if (direction === 'same') return null
  const change = formatExact((rate.change ?? '0').replace('-', ''))
  const Icon = direction === 'up' ? IconTriangleFilled : IconTriangleInvertedFilled
  const words = t($ => $[direction], { change })
  return (
    <span className={classes.change} title={words}>
      <Icon size={9} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
