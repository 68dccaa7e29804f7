import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconPencil,
  IconSignature,
} from '@tabler/icons-react'
import { statusLabel } from '@tartip/domain/payment/status-view'
import type { StatusColour } from '@tartip/domain/payment/status-view'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Chip } from './chip.tsx'

interface StatusChipProps {
  status: PaymentStatus
  /** As the server answered it for this person. */
  colour: StatusColour
  isYourTurn?: boolean
  isReturnedToCreator?: boolean
}

const icons = {
  muted: IconPencil,
  warning: IconClock,
  info: IconSignature,
  success: IconCircleCheck,
  danger: IconAlertTriangle,
} as const satisfies Record<StatusColour, unknown>

/** In two lines, the dot ends the first and «ваш ход» stays whole in the second. */
function tied(label: string): string {
  const [name = '', ...turn] = label.split(' · ')
  return [name, ...turn.map(words => words.replaceAll(' ', '\u00A0'))].join('\u00A0· ')
}

/** Status of a document: icon, word and tint together, never the colour alone. */
export function StatusChip(props: StatusChipProps) {
  const { status, colour, isYourTurn = false, isReturnedToCreator = false } = props
  const { language } = useComponentText()
  return (
    <Chip tone={colour} icon={icons[colour]}>
      {tied(statusLabel(status, language, { isYourTurn, isReturnedToCreator }))}
    </Chip>
  )
}
