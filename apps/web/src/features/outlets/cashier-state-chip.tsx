import { IconCircleCheck, IconClock, IconCashRegister } from '@tabler/icons-react'
import { Chip } from '../../components/text/chip.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { CashierLine } from './outlets-queries.ts'

/** Whether a cashier works now, has signed in at all, or has still to do so. */
export function CashierStateChip({
  cashier,
}: {
  cashier: Pick<CashierLine, 'authState' | 'shiftOpenedDate'>
}) {
  const { t } = useTranslation('outlets')
  if (cashier.shiftOpenedDate) {
    return (
      <Chip tone="brand" icon={IconCashRegister}>
        {t($ => $.cashiers.working)}
      </Chip>
    )
  }
  return cashier.authState === 'INIT' ? (
    <Chip tone="muted" icon={IconClock}>
      {t($ => $.cashiers.INIT)}
    </Chip>
  ) : (
    <Chip tone="success" icon={IconCircleCheck}>
      {t($ => $.cashiers.CONFIRMED)}
    </Chip>
  )
}
