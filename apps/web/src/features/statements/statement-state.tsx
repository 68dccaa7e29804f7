import { IconAlertTriangle, IconCircleCheck, IconClock, IconFileOff } from '@tabler/icons-react'
import type { StatusColour } from '@tartip/domain/payment/status-view'
import { StatusLabel } from '../../components/text/status-chip.tsx'
import type { StatementStatus } from '../../lib/api-types/statement.generated.ts'
import type { StatementRow } from './statement-row.ts'

const looks = {
  PENDING: { colour: 'muted', icon: IconClock },
  IN_PROGRESS: { colour: 'warning', icon: IconClock },
  READY: { colour: 'success', icon: IconCircleCheck },
  NOT_FOUND: { colour: 'muted', icon: IconFileOff },
  FAIL: { colour: 'danger', icon: IconAlertTriangle },
} as const satisfies Record<StatementStatus, { colour: StatusColour; icon: unknown }>

interface StatementStateProps {
  statement: Pick<StatementRow, 'status' | 'statusLabel'>
}

export function StatementState({ statement: { status, statusLabel } }: StatementStateProps) {
  return <StatusLabel {...looks[status]} label={statusLabel} />
}
