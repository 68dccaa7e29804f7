import { IconBan, IconLock } from '@tabler/icons-react'
import { useTranslation } from '../../lib/use-translation.ts'
import { Chip } from '../../components/text/chip.tsx'
import type { AccountStatus } from '../../lib/api-types/account.generated.ts'

interface AccountStatusChipProps {
  status: AccountStatus
}

/** Says that an account is not an ordinary open one; nothing for those that are. */
export function AccountStatusChip({ status }: AccountStatusChipProps) {
  const { t } = useTranslation('accounts')
  if (status === 'OPEN') return null
  if (status === 'CLOSED') {
    return (
      <Chip tone="muted" icon={IconLock}>
        {t($ => $.status.CLOSED)}
      </Chip>
    )
  }
  return (
    <Chip tone="danger" icon={IconBan}>
      {t($ => $.status[status])}
    </Chip>
  )
}
