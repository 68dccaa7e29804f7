import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconPencil,
  IconSignature,
  type Icon,
} from '@tabler/icons-react'
import { statusLabel } from '@tartip/domain/payment/status-view'
import type { StatusColour } from '@tartip/domain/payment/status-view'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import { Fragment } from 'react'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Chip } from './chip.tsx'
import classes from './chip.module.css'

interface StatusChipProps {
  status: PaymentStatus
  /** As the server answered it for this person. */
  colour: StatusColour
  isYourTurn?: boolean
  isReturnedToCreator?: boolean
  /** The later day on which the bank takes it. */
  leavesOn?: string | null | undefined
}

const icons = {
  muted: IconPencil,
  warning: IconClock,
  info: IconSignature,
  success: IconCircleCheck,
  danger: IconAlertTriangle,
} as const satisfies Record<StatusColour, unknown>

/**
 * Status of a document: icon, word and tint together, never the colour alone. «Ваш ход» is a piece of its
 * own: where there is no room for both it goes to the next line, and neither is wider than its words.
 */
export function StatusChip(props: StatusChipProps) {
  const { status, colour, isYourTurn = false, isReturnedToCreator = false, leavesOn } = props
  const { language } = useComponentText()
  const label = statusLabel(status, language, { isYourTurn, isReturnedToCreator, leavesOn })
  return <StatusLabel colour={colour} label={label} />
}

interface StatusLabelProps {
  colour: StatusColour
  label: string
  /** Left out, the icon of the colour. */
  icon?: Icon | undefined
}

/** The chip of a status whose words are known. */
export function StatusLabel({ colour, label, icon }: StatusLabelProps) {
  const [name, ...turn] = label.split(' · ')
  return (
    <span className={classes.status}>
      <Chip tone={colour} icon={icon ?? icons[colour]}>
        {name}
      </Chip>
      {turn.map(words => (
        <Fragment key={words}>
          <VisuallyHidden> · </VisuallyHidden>
          <Chip tone={colour}>{words}</Chip>
        </Fragment>
      ))}
    </span>
  )
}
