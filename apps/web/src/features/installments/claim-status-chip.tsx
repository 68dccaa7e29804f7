import { IconPackage } from '@tabler/icons-react'
import {
  instalmentClaimStatusNames,
  type InstalmentClaimStatus,
} from '@tartip/domain/instalments/claim-status'
import { StatusLabel } from '../../components/text/status-chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'

const colours = {
  UNDER_REVIEW: 'warning',
  AWAITING_DELIVERY_CONFIRMATION: 'info',
  CREDITING_FUNDS: 'warning',
  ISSUED: 'success',
  REFUSED: 'danger',
} as const satisfies Record<InstalmentClaimStatus, unknown>

export function ClaimStatusChip({ status }: { status: InstalmentClaimStatus }) {
  const label = instalmentClaimStatusNames[status][useLanguage()]
  const icon = status === 'AWAITING_DELIVERY_CONFIRMATION' ? IconPackage : undefined
  return <StatusLabel colour={colours[status]} label={label} icon={icon} />
}
