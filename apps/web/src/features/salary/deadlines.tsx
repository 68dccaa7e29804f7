import { useQuery } from '@tanstack/react-query'
import { fromIso } from '@tartip/domain/time/instant'
import { Countdown } from '../../components/text/countdown.tsx'
import { useBankNow } from '../../lib/use-bank-now.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './salary.module.css'
import { contractQuery } from './salary-queries.ts'

/** Until when registers are sent and signed today, with the time that is left. */
export function Deadlines() {
  const { t } = useTranslation('salary')
  const { legalPartyId } = useViewer()
  const now = useBankNow()
  const { data } = useQuery(contractQuery(legalPartyId))
  const contract = data?.contract
  if (!contract) return null
  const { createDeadline, signDeadline, createUntil, signUntil } = contract
  return (
    <p className={classes.deadlines}>
      <span>
        {t($ => $.list.sendUntil, { time: createDeadline })}
        {createUntil ? <Countdown to={fromIso(createUntil)} now={now} /> : null}
      </span>
      <span>
        {t($ => $.list.signUntil, { time: signDeadline })}
        {signUntil ? <Countdown to={fromIso(signUntil)} now={now} /> : null}
      </span>
    </p>
  )
}
