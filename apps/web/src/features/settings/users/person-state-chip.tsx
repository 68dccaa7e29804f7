import {
  IconBan,
  IconCircleCheck,
  IconClock,
  IconHourglass,
  IconSnowflake,
} from '@tabler/icons-react'
import { Chip } from '../../../components/text/chip.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { PersonOfContract } from '../settings-queries.ts'

interface PersonStateChipProps {
  person: Pick<
    PersonOfContract,
    'userContractState' | 'isFrozenByBank' | 'registrationState' | 'postVerificationStatus'
  >
}

/**
 * Whether a person gets into the company: open, frozen and by whom, rejected by the bank, not signed in for
 * the first time yet, or still being verified. The first reason that denies access is shown.
 */
export function PersonStateChip({ person }: PersonStateChipProps) {
  const { t } = useTranslation('settings')
  if (person.userContractState === 'FROZEN') {
    return (
      <Chip tone="danger" icon={IconSnowflake}>
        {person.isFrozenByBank
          ? t($ => $.users.states.FROZEN_BY_BANK)
          : t($ => $.users.states.FROZEN)}
      </Chip>
    )
  }
  if (person.postVerificationStatus === 'Rejected') {
    return (
      <Chip tone="danger" icon={IconBan}>
        {t($ => $.users.states.REJECTED)}
      </Chip>
    )
  }
  if (person.registrationState === 'INIT') {
    return (
      <Chip tone="muted" icon={IconClock}>
        {t($ => $.users.states.INIT)}
      </Chip>
    )
  }
  if (person.postVerificationStatus === 'Pending') {
    return (
      <Chip tone="warning" icon={IconHourglass}>
        {t($ => $.users.states.PENDING)}
      </Chip>
    )
  }
  return (
    <Chip tone="success" icon={IconCircleCheck}>
      {t($ => $.users.states.ACTIVE)}
    </Chip>
  )
}
