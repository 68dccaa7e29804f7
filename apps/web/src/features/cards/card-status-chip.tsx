import { IconBan, IconCircleCheck, IconClockX, IconLock } from '@tabler/icons-react'
import { Chip } from '../../components/text/chip.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { Card } from './cards-model.ts'

const styles = {
  ACTIVE: { tone: 'success', icon: IconCircleCheck },
  BLOCKED: { tone: 'warning', icon: IconLock },
  COMPROMISED: { tone: 'danger', icon: IconBan },
  LOST: { tone: 'danger', icon: IconBan },
  STOLEN: { tone: 'danger', icon: IconBan },
  EXPIRED: { tone: 'muted', icon: IconClockX },
  CLOSED: { tone: 'muted', icon: IconLock },
} as const satisfies Record<Card['status'], unknown>

/** Status of a card: icon, word and tint together. */
export function CardStatusChip({ status }: Pick<Card, 'status'>) {
  const { t } = useTranslation('cards')
  const { tone, icon } = styles[status]
  return (
    <Chip tone={tone} icon={icon}>
      {t($ => $.status[status])}
    </Chip>
  )
}
