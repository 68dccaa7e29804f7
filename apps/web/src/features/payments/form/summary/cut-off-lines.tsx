import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { Countdown } from '../../../../components/text/countdown.tsx'
import { useBankNow } from '../../../../lib/use-bank-now.ts'
import { cutOffsOf } from '../checks/cut-off-advice.ts'
import classes from '../form.module.css'
import type { TransferForm } from '../use-transfer-form.ts'

/** Until when the chosen kind is created and signed, with the minutes left in the bank's time. */
export function CutOffLines({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const now = useBankNow()
  const { day, draft, choice, currency } = form
  if (!day || !isLocalDate(draft.valueDate)) return null
  const cutOffs = cutOffsOf(day, choice.operation, currency, draft.valueDate)
  if (!cutOffs.isToday) {
    const date = formatDate(draft.valueDate)
    return (
      <ul className={classes.cutOffs}>
        <li>{t($ => $.form.cutOff.leavesOn, { date })}</li>
        <li>{t($ => $.form.cutOff.signUntil, { time: `${date} ${cutOffs.signTime}` })}</li>
      </ul>
    )
  }
  return (
    <ul className={classes.cutOffs}>
      <li>
        {t($ => $.form.cutOff.createUntil, { time: cutOffs.createTime })}
        <Countdown to={cutOffs.createAt} now={now} />
      </li>
      <li>
        {t($ => $.form.cutOff.signUntil, { time: cutOffs.signTime })}
        <Countdown to={cutOffs.signAt} now={now} />
      </li>
    </ul>
  )
}
