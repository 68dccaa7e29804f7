import { Notice } from '../components/feedback/notice.tsx'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { systemClock } from './clock.ts'
import { useBankNow } from './use-bank-now.ts'
import { useTranslation } from './use-translation.ts'

/** Less than this is how clocks of people's computers go anyway. */
const usualDriftMs = 120_000

/**
 * Where moments of both clocks stand side by side: the demo may have moved the bank's, while sign-ins,
 * codes and keys live in real time. Nothing when the clocks agree.
 */
export function MovedClockNote() {
  const { t } = useTranslation('common')
  const bankNow = useBankNow()()
  if (bankNow === undefined || Math.abs(bankNow - systemClock.now()) < usualDriftMs) return null
  return (
    <Notice role="note">
      <p>{t($ => $.movedClock, { time: formatDateTime(bankNow) })}</p>
    </Notice>
  )
}
