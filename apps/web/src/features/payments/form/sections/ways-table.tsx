import { clearingLimitMinor } from '@tartip/domain/payment/interbank-choice'
import { operationNames } from '@tartip/domain/payment/operation'
import { isLocalDate } from '@tartip/domain/time/instant'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { Countdown } from '../../../../components/text/countdown.tsx'
import { useBankNow } from '../../../../lib/use-bank-now.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { cutOffsOf } from '../checks/cut-off-advice.ts'
import type { Fees } from '../data/use-fees.ts'
import { FeeText } from '../fee-text.tsx'
import type { TransferOperation } from '../form-kind.ts'
import classes from '../form.module.css'
import type { TransferForm } from '../use-transfer-form.ts'

const ways = ['CLEARING', 'GROSS'] as const satisfies readonly TransferOperation[]

interface WaysTableProps {
  form: TransferForm
  fees: Fees
}

/** Both systems side by side: what each costs and until when it takes documents. */
export function WaysTable({ form, fees }: WaysTableProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const now = useBankNow()
  const { day, draft, choice, currency, amountMinor } = form
  return (
    <table className={classes.ways}>
      <caption className={classes.waysCaption}>{t($ => $.form.ways.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{t($ => $.form.ways.way)}</th>
          <th scope="col">{t($ => $.form.ways.fee)}</th>
          <th scope="col">{t($ => $.form.ways.create)}</th>
          <th scope="col">{t($ => $.form.ways.sign)}</th>
        </tr>
      </thead>
      <tbody>
        {ways.map(way => {
          const isTooMuch =
            way === 'CLEARING' && amountMinor !== undefined && amountMinor > clearingLimitMinor
          const cutOffs =
            day && isLocalDate(draft.valueDate)
              ? cutOffsOf(day, way, currency, draft.valueDate)
              : undefined
          return (
            <tr
              key={way}
              data-chosen={way === choice.operation || undefined}
              data-unavailable={isTooMuch || undefined}
            >
              <th scope="row">
                {operationNames[way][language]}
                {way === choice.operation ? (
                  <span className={classes.waysChosen}>{t($ => $.form.ways.chosen)}</span>
                ) : null}
              </th>
              <td>{isTooMuch ? t($ => $.form.ways.tooMuch) : <FeeText fee={fees.get(way)} />}</td>
              <td data-label={t($ => $.form.ways.create)}>
                <span className={classes.waysTime}>
                  {cutOffs?.createTime ?? '…'}
                  {cutOffs?.isToday && !isTooMuch ? (
                    <Countdown to={cutOffs.createAt} now={now} />
                  ) : null}
                </span>
              </td>
              <td data-label={t($ => $.form.ways.sign)}>{cutOffs?.signTime ?? '…'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
