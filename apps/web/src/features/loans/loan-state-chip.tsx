import {
  IconAlertTriangle,
  IconCalendarDue,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
} from '@tabler/icons-react'
import { Chip } from '../../components/text/chip.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { LoanRow } from './loans-queries.ts'

const styles = {
  PAID: { tone: 'success', icon: IconCircleCheck },
  PARTLY_PAID: { tone: 'warning', icon: IconCircleHalf2 },
  OVERDUE: { tone: 'danger', icon: IconAlertTriangle },
  NEXT: { tone: 'info', icon: IconCalendarDue },
  PLANNED: { tone: 'muted', icon: IconCircleDashed },
} as const satisfies Record<LoanRow['state'], unknown>

interface LoanStateChipProps {
  state: LoanRow['state']
  /** Other words for a whole loan. */
  label?: string
}

/** What became of a payment of the schedule: icon, word and tint together. */
export function LoanStateChip({ state, label }: LoanStateChipProps) {
  const { t } = useTranslation('loans')
  const { tone, icon } = styles[state]
  return (
    <Chip tone={tone} icon={icon}>
      {label ?? t($ => $.state[state])}
    </Chip>
  )
}
