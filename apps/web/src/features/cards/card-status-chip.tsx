import { IconBan, IconCircleCheck, IconClockX, IconLock } from '@tabler/icons-react'
import { cardStatusNames } from '@tartip/domain/cards/card-names'
import { Chip } from '../../components/text/chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
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
  const language = useLanguage()
  const { tone, icon } = styles[status]
  return (
    <Chip tone={tone} icon={icon}>
      {cardStatusNames[status][language]}
    </Chip>
  )
}
